import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useId, useState } from 'react';
import { useGetList, useGetOne, useNotify, useTranslate } from 'react-admin';
import { formatCount } from '../../../domain/digits';
import { formFacts, parseFormName } from '../../../domain/returns/formNames';
import { figureNames } from '../../../domain/returns/figures';
import { formatTaka } from '../../../domain/taka';
import type { StoredRecord } from '../../dataProvider/records';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';
import { CloseButton, ModalDialog } from '../../page/ModalDialog';
import { useReturnName, useReturns, type ShownReturn } from './useReturns';
import { useFigureWords } from '../../returns/figureWords';

const words = 'resources.return-forms.names';

/** The names that a form may have, with their values in the newest return, to be copied. */
export function NamesDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const nameOf = useReturnName();
  const { newest } = useReturns();
  const { data: sections = [] } = useGetList<StoredRecord>('sections', SECTIONS);
  const [section, setSection] = useState('');
  const [typed, setTyped] = useState('');
  const names = useNames(section);
  const terms = useDeferredValue(typed).toLocaleLowerCase().split(/\s+/);
  const found = names.filter(({ search }) => terms.every((term) => search.includes(term)));
  return (
    <ModalDialog onClose={onClose} aria-labelledby={titleId} maxWidth="lg">
      <DialogTitle id={titleId}>{translate(`${words}.title`)}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 2 }}>{translate(`${words}.explained`)}</DialogContentText>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
          <TextField
            autoFocus
            type="search"
            label={translate('lists.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ flex: '2 1 16rem' }}
          />
          <TextField
            select
            label={translate(`${words}.section`)}
            value={section}
            onChange={({ target }) => setSection(target.value)}
            sx={{ flex: '1 1 12rem' }}
          >
            <MenuItem value="">{translate(`${words}.office`)}</MenuItem>
            {sections.map(({ id, name, nameBn }) => (
              <MenuItem key={id} value={String(id)}>
                {nameIn(language, name, nameBn)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <Box sx={style}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate(`${words}.name`)}</th>
                <th scope="col">{translate(`${words}.meaning`)}</th>
                <th scope="col">
                  {newest
                    ? translate(`${words}.valueIn`, { month: nameOf(newest) })
                    : translate(`${words}.value`)}
                </th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, SHOWN).map(({ name, meaning, value }) => (
                <tr key={name}>
                  <td>
                    <Copy name={name} />
                  </td>
                  <td>{meaning}</td>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
        <Box component="output" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {found.length > SHOWN &&
            translate(`${words}.more`, { count: formatCount(found.length - SHOWN, language) })}
          {found.length === 0 && translate(`${words}.none`)}
        </Box>
      </DialogContent>
      <DialogActions>
        <CloseButton onClick={onClose} />
      </DialogActions>
    </ModalDialog>
  );
}

const SECTIONS = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } } as const;

/** How many names are shown at once; the search finds the others. */
const SHOWN = 100;

/** The names of the office or of one section. */
function useNames(section: string) {
  const translate = useTranslate();
  const language = useLanguage();
  const inWords = useFigureWords();
  const { newest } = useReturns();
  const { data } = useGetOne<ShownReturn>('returns', { id: newest?.id }, { enabled: newest !== undefined });
  const general = figureNames();
  const figures = section
    ? figureNames([{ id: Number(section) }]).slice(general.length)
    : [...formFacts, ...general];
  return figures.map((name) => {
    const { kind } = parseFormName(name)!;
    const meaning = kind === 'fact' ? translate(`${words}.facts.${name}`) : inWords(name);
    const number = data?.figures?.[name] ?? 0;
    const value =
      kind === 'fact' || !data
        ? ''
        : kind === 'count'
          ? formatCount(number, language)
          : formatTaka(number, language);
    return { name, meaning, value, search: `${name} ${meaning}`.toLocaleLowerCase() };
  });
}

/** A name in braces as a plain button, since a hundred of MUI's take long to draw, that copies it; without TLS there is no clipboard API, so it is selected instead. */
function Copy({ name }: { name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const written = `{${name}}`;
  return (
    <button
      type="button"
      aria-label={translate(`${words}.copy`, { name: written })}
      onClick={async ({ currentTarget }) => {
        try {
          await navigator.clipboard.writeText(written);
          notify(`${words}.copied`, { type: 'success', messageArgs: { name: written } });
        } catch {
          window.getSelection()?.selectAllChildren(currentTarget);
          notify(`${words}.selected`, { type: 'info' });
        }
      }}
    >
      {written}
    </button>
  );
}

const style = {
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& :is(th, td)': { textAlign: 'left', px: 1, py: 0.25, borderBottom: 1, borderColor: 'divider' },
  '& button': {
    p: 0.5,
    minHeight: '1.75rem',
    border: 0,
    bgcolor: 'transparent',
    color: 'primary.main',
    font: 'inherit',
    fontFamily: 'monospace',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    userSelect: 'text',
    cursor: 'copy',
    '&:hover': { textDecoration: 'underline' },
  },
  '& :is(th, td):last-of-type': {
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
};
