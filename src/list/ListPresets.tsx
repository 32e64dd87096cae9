import MoreIcon from '@mui/icons-material/ExpandMore';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useGetList, useListContext, useListFilterContext, useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import type { Filter } from './filters/filter';
import { useChangeFilters } from './filters/filterChanges';
import { PaperFact } from './table/PaperFact';

/** Filters that are set together by one button above a list. */
export interface Preset {
  /** A key of the catalogue. */
  name: string;
  filter: Record<string, string | readonly string[]>;
  /** Whether the button says how many rows it shows, as for those that need somebody to act. */
  isCounted?: true;
  /** Whether it stands in a menu, together with all rows, as what is over does. */
  isSeldom?: true;
}

interface Props {
  /** A key of the catalogue. */
  label: string;
  presets: readonly Preset[];
}

/** A choice of one of several sets of filters, or of none; other filters stay. */
export function ListPresets({ label, presets }: Props) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const change = useChangeFilters();
  const own = new Set(presets.flatMap(({ filter }) => Object.keys(filter)));
  const none = Object.fromEntries([...own].map((name) => [name, '']));
  const part = (isOwn: boolean) =>
    Object.fromEntries(Object.entries(filterValues).filter(([name]) => own.has(name) === isOwn));
  const [set, others] = [part(true), part(false)];
  const chosen = presets.find(({ filter }) => JSON.stringify(filter) === JSON.stringify(set));
  const isAll = Object.keys(set).length === 0;
  // a link may have set several at once
  const pressed = chosen
    ? [chosen]
    : presets.filter(({ filter }) =>
        Object.entries(filter).every(([name, value]) => [set[name]].flat().includes(value)),
      );
  const choose = (next: string) => change({ ...none, ...presets.find(({ name }) => name === next)?.filter });
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const close = () => setMenu(null);
  const seldom = presets.filter(({ isSeldom }) => isSeldom).map(({ name }) => name);
  const inMenu = [...seldom, ALL].find((name) => name === (isAll ? ALL : pressed[0]?.name));
  return (
    <>
      <PaperFact name={translate(label)} value={pressed.map(({ name }) => translate(name)).join(', ')} />
      <ToggleButtonGroup
        value={chosen?.name ?? (isAll ? ALL : pressed.map(({ name }) => name))}
        onChange={(_event, next: string | null) => next !== null && choose(next)}
        aria-label={translate(label)}
        sx={{ mb: 1.5, displayPrint: 'none' }}
      >
        {presets
          .filter(({ isSeldom }) => !isSeldom)
          .map((preset) => (
            <ToggleButton key={preset.name} value={preset.name}>
              <Counted preset={preset} others={others} />
            </ToggleButton>
          ))}
        {seldom.length === 0 ? (
          <ToggleButton value={ALL}>{translate(ALL)}</ToggleButton>
        ) : (
          <ToggleButton
            value={inMenu ?? OTHERS}
            aria-haspopup="menu"
            aria-expanded={menu !== null}
            onClick={(event) => {
              event.preventDefault(); // it opens the menu and chooses nothing
              setMenu(event.currentTarget);
            }}
          >
            {translate(inMenu ?? OTHERS)}
            <MoreIcon fontSize="small" sx={{ mr: -0.5 }} />
          </ToggleButton>
        )}
      </ToggleButtonGroup>
      <Menu open={menu !== null} anchorEl={menu} onClose={close} onClick={close}>
        {[...seldom, ALL].map((name) => (
          <MenuItem key={name} selected={name === inMenu} onClick={() => choose(name)}>
            {translate(name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const ALL = 'lists.all';
const OTHERS = 'lists.others';

function Counted({ preset, others }: { preset: Preset; others: object }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { total, meta } = useGetList(
    useListContext().resource,
    { filter: { ...others, ...preset.filter }, pagination: { page: 1, perPage: 1 } },
    { enabled: preset.isCounted === true },
  );
  const name = translate(preset.name);
  if (total === undefined) return <>{name}</>;
  const count = formatCount(total, language) + (meta?.isMore ? '+' : '');
  return <>{translate('lists.counted', { name, count })}</>;
}

/** The presets of one filter as its options, for what tells of a list elsewhere. */
export const presetFilter = (source: string, label: string, presets: readonly Preset[]): Filter => ({
  source,
  label,
  options: ({ translate }) =>
    presets.flatMap(({ name, filter }) => {
      const value = filter[source];
      return typeof value === 'string' ? [{ value, label: translate(name) }] : [];
    }),
});

/** Opens a list whose URL says nothing with its first preset. */
export function WithFirstPreset({ presets, children }: { presets: readonly Preset[]; children: ReactNode }) {
  const [query] = useSearchParams();
  if (query.has('filter')) return children;
  const search = new URLSearchParams([...query, ['filter', JSON.stringify(presets[0]?.filter)]]);
  return <Navigate to={{ search: `?${search}` }} replace />;
}

/** Checks of the presets' filters in a URL: one allowed value, or a list of them. */
export const oneOrMore =
  (values: readonly string[]) =>
  (value: unknown): boolean =>
    [value].flat().every((each) => values.includes(String(each)));
