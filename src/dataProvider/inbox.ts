import type { GetListParams, Identifier } from 'react-admin';
import { parseInstant } from '../../domain/dates';
import type { WireRecord } from '../../domain/wire';
import { offers } from '../offered/capabilities';
import type { InboxEndpoint } from './endpoints';
import type { HttpClient } from './httpClient';
import { isListShaped, isPageShaped } from './shapes';

/** A notification to the signed-in person (docs/contract.md, "Notifications"). */
export interface Notification {
  id: Identifier;
  /** `BILL`, `LEAVE` or another type. */
  notificationType: string;
  shortMessage: string;
  /** An ISO instant. */
  addDateTime: string | null;
  seen: boolean;
  /** The URL that an alert of our own server links to. */
  link?: string;
}

type Listing = Pick<GetListParams, 'pagination' | 'filter'> & { signal?: AbortSignal };

export function createInbox(call: HttpClient, endpoint: InboxEndpoint) {
  const unseen = async (type?: string, signal?: AbortSignal) => {
    const answer = (await call(endpoint.unseen, {
      signal,
      expects: isListShaped,
      headers: inLanguage(),
    })) as WireRecord[];
    return answer.map(fromWire).filter(isOf(type)).sort(newestFirst);
  };
  const markAsRead = async (id: Identifier) => {
    await call(endpoint.markAsRead(id), { method: 'PATCH' });
  };
  return {
    /** A page of notifications, of one `type` if the filter names one. A foreign server only offers the unseen ones. */
    page: async ({ pagination, filter, signal }: Listing) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 20 };
      const type: string | undefined = filter?.type;
      if (await offers(endpoint.page.offered)) {
        const query = { page: page - 1, size: perPage, type };
        const options = { query, signal, expects: isPageShaped, headers: inLanguage() };
        const { content, totalElements } = (await call(endpoint.page.path, options)) as PageAnswer;
        return { data: content.map(fromWire), total: totalElements, meta: { at: Date.now() } };
      }
      const all = await unseen(type, signal);
      return {
        data: all.slice((page - 1) * perPage, page * perPage),
        total: all.length,
        meta: { at: Date.now() },
      };
    },
    /** Unseen notifications, the newest first, at most 500. */
    unseenNotifications: (signal?: AbortSignal) => unseen(undefined, signal),
    markAsRead,
    /**
     * Marks all notifications as read, or all of one type. Our own server leaves out those that are newer than
     * the newest in `known`.
     */
    markAllAsRead: async (type?: string, known: readonly Notification[] = []) => {
      // The contract has calls to mark one or all, but none to mark a type.
      if (type) for (const { id } of await unseen(type)) await markAsRead(id);
      else {
        const knowsIds = known.length > 0 && (await offers(endpoint.page.offered));
        const query = knowsIds ? { upTo: Math.max(...known.map(({ id }) => Number(id))) } : {};
        await call(endpoint.markAllAsRead, { method: 'PUT', query, isAlwaysNew: true });
      }
    },
  };
}

interface PageAnswer {
  content: WireRecord[];
  totalElements: number;
}

/** Our own server writes alerts and tasks in the language of whoever reads them. */
export const inLanguage = () => ({ 'accept-language': document.documentElement.lang });

const fromWire = ({
  id,
  notificationType,
  shortMessage,
  addDateTime,
  seen,
  link,
}: WireRecord): Notification => ({
  id: id as Identifier,
  notificationType: textOf(notificationType),
  shortMessage: textOf(shortMessage),
  addDateTime: parseInstant(addDateTime),
  seen: seen === true,
  // only a path within this UI becomes a link
  ...(typeof link === 'string' && /^\/\w/.test(link) && { link }),
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isOf = (type: string | undefined) => (notification: Notification) =>
  !type || notification.notificationType === type;

/** Notifications of the same instant keep the server's order. */
const newestFirst = (a: Notification, b: Notification) =>
  (b.addDateTime ?? '').localeCompare(a.addDateTime ?? '');
