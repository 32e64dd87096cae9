import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { HELP_TAB, helpFor } from '../help/manual';
import { useOffers } from '../offered/useOffers';
import { characterKeys, useCharacterKeys } from '../page/useShortcutKey';
import type { catalogue } from '../i18n/en/shortcuts';

/**
 * The list of keyboard shortcuts, and a switch for the single-character ones, which can be pressed by
 * accident.
 */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const places = useOfferedShortcuts();
  const { pathname } = useLocation();
  const hasManual = useOffers('account');
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`} component="h1">
        {translate('layout.shortcuts')}
      </DialogTitle>
      {/* Focusable, so that keys can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <CharacterKeysSwitch />
        {places.map(([where, keys]) => (
          <section key={where} aria-labelledby={`${id}-${where}`}>
            <Typography id={`${id}-${where}`} component="h2" variant="subtitle1" sx={heading}>
              {translate(`shortcuts.${where}.title`)}
            </Typography>
            <Box component="dl" sx={list}>
              {keys.map(([name, ways]) => (
                <Fragment key={name}>
                  <dt>
                    <Keys ways={ways} />
                  </dt>
                  <dd>{translate(`shortcuts.${where}.${name}`)}</dd>
                </Fragment>
              ))}
            </Box>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        {hasManual && (
          <Link href={helpFor(pathname)} target={HELP_TAB} sx={{ mr: 'auto', pl: 2 }}>
            {translate('layout.help')}
          </Link>
        )}
        <Button onClick={onClose} variant="outlined" autoFocus>
          {translate('layout.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The shortcuts by place, without those for features that the server does not offer. */
function useOfferedShortcuts() {
  const hasHearings = useOffers('hearings');
  const hasSearch = useOffers('search');
  return Object.entries(shortcuts)
    .filter(([where]) => where !== 'hearings' || hasHearings)
    .map(([where, keys]) => {
      const offered = Object.entries<Ways>(keys).filter(([name]) => name !== 'find' || hasSearch);
      return [where, offered] as const;
    });
}

function CharacterKeysSwitch() {
  const translate = useTranslate();
  const [wanted, setWanted] = useCharacterKeys();
  const hint = useId();
  return (
    <>
      <FormControlLabel
        label={translate('shortcuts.characterKeys')}
        control={
          <Switch
            checked={wanted}
            onChange={(_event, checked) => setWanted(checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <FormHelperText id={hint} sx={{ mx: 0, mt: 0 }}>
        {translate('shortcuts.characterKeysHint')}
      </FormHelperText>
    </>
  );
}

function Keys({ ways }: { ways: Ways }) {
  const translate = useTranslate();
  return ways.map((together, way) => (
    <Fragment key={together.join('+')}>
      {way > 0 && ` ${translate('shortcuts.or')} `}
      {together.map((key, position) => (
        <Fragment key={key}>
          {position > 0 && ' + '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

const heading = { fontWeight: 600, mt: 2 };

const list = {
  display: 'grid',
  gridTemplateColumns: '9rem 1fr',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  mt: 0.5,
  '& dd': { m: 0 },
  '& kbd': {
    px: 0.75,
    py: 0.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.default',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
  },
};

/** Alternative key combinations, each a list of keys pressed together. */
type Ways = readonly (readonly string[])[];

/**
 * All shortcuts beyond a browser's usual keys, by the place where they work; their descriptions are
 * `shortcuts.<where>.<name>` in the catalogue. This list is only for the dialog that shows them; each place
 * handles its own keys.
 */
const shortcuts = {
  anywhere: {
    help: [[characterKeys.help]],
    find: [['Ctrl', 'K']],
    close: [['Esc']],
  },
  lists: {
    search: [[characterKeys.search]],
    create: [[characterKeys.create]],
    searchNow: [['Enter']],
    intoRows: [['↓']],
    alongRows: [['↑'], ['↓'], ['Home'], ['End'], ['PgUp'], ['PgDn']],
    openRow: [['Enter']],
    wholeText: [['Enter'], ['Space']],
    stopExport: [['Esc']],
  },
  forms: {
    save: [['Enter']],
    saveFromAnywhere: [['Ctrl', 'Enter']],
    calendar: [['Alt', '↓']],
    takeFirst: [['Enter'], ['Tab']],
    filingsFound: [['↓']],
  },
  hearings: {
    today: [[characterKeys.today]],
    step: [['←'], ['→']],
    days: [['↑'], ['↓'], ['PgUp'], ['PgDn']],
    result: [['Enter']],
  },
  userRows: {
    edit: [['F2']],
    save: [['Enter']],
    giveUp: [['Esc']],
  },
} as const satisfies {
  [Where in Exclude<keyof Words, 'or' | 'characterKeys' | 'characterKeysHint'>]: Record<
    Exclude<keyof Words[Where], 'title'>,
    Ways
  >;
};

type Words = typeof catalogue.shortcuts;
