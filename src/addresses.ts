import { createContext, useCallback, useContext, useMemo } from 'react';
import { useResourceDefinitions, type ResourceDefinition } from 'react-admin';
import type { RightOn } from '../domain/rights';
import type { Capability } from './offered/capabilities';
import type { layout } from './i18n/en/shell';

export type MenuGroup = Exclude<keyof typeof layout.menuGroups, 'settings'>;

/** A place in the menu; `name` is a catalogue key. */
interface MenuPlace {
  group: MenuGroup;
  name: string;
}

/** What every screen may know of a resource: the `options` of its definition in react-admin. */
export interface ResourceOptions {
  addresses: {
    /** The URL of the list; the dialogs stand below it (`…-list/12/edit`). */
    list: string;
    /** The URL of the form for a new record; absent if there is none. */
    create?: string;
    /** Optional path parameters after `create`, in the router's notation. */
    createTakes?: string;
    /** The URL below which records have pages of their own. */
    pages?: string;
  };
  menu: MenuPlace;
  /** The capability the server must offer; without it the URLs do not exist. */
  offered?: Capability;
  /** False if no changes of its records are kept. */
  hasHistory?: boolean;
}

/** The URL of a screen without a resource, open to anybody with `right`. Without `menu`, another page links to it. */
export interface PageAddress {
  path: string;
  right: { resource: RightOn; action: string };
  menu?: MenuPlace;
  offered?: Capability;
}

type Definitions = Readonly<Record<string, ResourceDefinition<ResourceOptions>>>;

export type ResourceAddress = { name: string } & ResourceOptions;

export function useResources(): ResourceAddress[] {
  const definitions = useResourceDefinitions<ResourceOptions>();
  return useMemo(
    () => Object.values(definitions).flatMap(({ name, options }) => (options ? [{ name, ...options }] : [])),
    [definitions],
  );
}

export const Pages = createContext<readonly PageAddress[]>([]);
export const usePages = () => useContext(Pages);

/** Translates a path that react-admin made to this product's URL path; any other path stays as it is. */
export function addressOf(definitions: Definitions, path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const [, resource = '', part, view] = /^\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  const { options, hasEdit } = definitions[resource] ?? {};
  const { list, create } = options?.addresses ?? {};
  if (!list) return path;
  if (!part) return list + rest;
  if (part === 'create' && create) return create + rest;
  if (!hasEdit) return path; // records have pages of their own
  return `${list}/${part}/${view === 'show' ? 'details' : 'edit'}${rest}`;
}

/** `addressOf` for links that do not go through react-admin. */
export function useAddressOf(): (path: string) => string {
  const definitions = useResourceDefinitions<ResourceOptions>();
  return useCallback((path) => addressOf(definitions, path), [definitions]);
}

/** Returns a function that gives the URL at which a record opens: its page, else its details, else its form. */
export function useRecordUrl(): (resource: string, id: number | string) => string {
  const definitions = useResourceDefinitions<ResourceOptions>();
  const hasPages = useContext(HasFilePages);
  return useCallback(
    (resource, id) => {
      const { hasShow, options } = definitions[resource] ?? {};
      const pages = hasPages ? options?.addresses.pages : undefined;
      return pages ? `${pages}/${id}` : addressOf(definitions, `/${resource}/${id}${hasShow ? '/show' : ''}`);
    },
    [definitions, hasPages],
  );
}

/** Whether the server has a page for each file, `/files/:id`. A context, so that hundreds of links share one query. */
export const HasFilePages = createContext(false);

/** The end of a record's URL that opens its dialog with the history. */
export const AT_HISTORY = '#history';

/** For a page with its own history; differs from `AT_HISTORY`, so that dialogs above the page ignore it. */
export const PAGE_AT_HISTORY = '#page-history';
