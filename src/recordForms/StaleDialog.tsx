import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Fields } from '../../domain/fields';
import { StaleField, StaleHeadings } from './StaleField';
import type { StoredRecord } from '../dataProvider/records';
import {
  differencesOf,
  firstChoices,
  takenOver,
  type Side,
  type Versions,
  type Difference,
} from './threeWayMerge';
import { ModalDialog } from '../page/ModalDialog';
import DialogContentText from '@mui/material/DialogContentText';
import { formatInstant } from '../../domain/dates';
import type { Language } from '../i18n/catalogue';
import { useLanguage } from '../i18n/useLanguage';

/** A refused save: why, and the versions to choose from. */
export interface StaleEdit {
  /** Who changed the record last, if known, and when. */
  by?: string | undefined;
  at?: string | undefined;
  versions: Versions<StoredRecord>;
}

interface Props {
  fields: Fields;
  edit: StaleEdit;
  onKeepEditing: () => void;
  /** Called when the form holds the chosen values. */
  onChosen: () => void;
}

/** Shown when two people have edited the same record: both versions, field by field, to choose from. */
export function StaleDialog({ fields, edit, onKeepEditing, onChosen }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { setValue } = useFormContext();
  const { versions } = edit;
  const differences = useMemo(() => differencesOf(fields, versions), [fields, versions]);
  const [choices, setChoices] = useState(() => firstChoices(differences));
  const [asksForMissing, setAsksForMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const takeAll = (side: Side) => setChoices(Object.fromEntries(differences.map(({ name }) => [name, side])));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (differences.some(({ name }) => !choices[name])) {
      setAsksForMissing(true);
      form.current?.querySelector<HTMLElement>('[role=radiogroup]:not(:has(:checked)) input')?.focus();
      return;
    }
    for (const [name, value] of Object.entries(takenOver(choices, versions.theirs))) {
      setValue(name, value, { shouldDirty: true });
    }
    onChosen();
  };

  return (
    <ModalDialog
      onClose={onKeepEditing}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="lg"
    >
      <DialogTitle id={`${id}-title`}>{translate('forms.stale.title')}</DialogTitle>
      {/* React bubbles keys pressed here to the form around, whose save keys must not react. */}
      <Box
        component="form"
        ref={form}
        onSubmit={submit}
        onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        noValidate
        sx={scrollingContent}
      >
        {/* Focusable and focused first: keys can scroll it, and a hasty Enter does nothing. */}
        <DialogContent dividers tabIndex={0} ref={takeFocus} sx={scrolled}>
          <Box id={`${id}-text`} sx={{ pt: 2 }}>
            <StaleSummary by={edit.by} at={edit.at} differences={differences} />
          </Box>
          {differences.length > 0 && <StaleHeadings />}
          {differences.map((difference) => (
            <StaleField
              key={difference.name}
              difference={difference}
              field={fields[difference.name]!}
              versions={versions}
              chosen={choices[difference.name]}
              onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
              isMissing={asksForMissing && !choices[difference.name]}
            />
          ))}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, py: 1.5 }} disableSpacing>
          {differences.length > 0 && (
            <Box sx={{ mr: 'auto' }}>
              <Button onClick={() => takeAll('theirs')}>{translate('forms.stale.allTheirs')}</Button>
              <Button onClick={() => takeAll('mine')}>{translate('forms.stale.allMine')}</Button>
            </Box>
          )}
          <Button onClick={onKeepEditing} variant="outlined">
            {translate('forms.stale.keepEditing')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('forms.stale.save')}
          </Button>
        </DialogActions>
      </Box>
    </ModalDialog>
  );
}

// Defined outside the component, because React would call a new ref function on every render.
const takeFocus = (content: HTMLElement | null) => content?.focus();

const scrolled = {
  pt: 0,
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
};

const scrollingContent = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 };

interface SummaryProps {
  by?: string | undefined;
  at?: string | undefined;
  differences: readonly Difference[];
}

/** Who changed the record and when, how many fields differ, and what to do. */
function StaleSummary({ by, at, differences }: SummaryProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const count = (changedBy: Difference['changedBy']) =>
    differences.filter((difference) => difference.changedBy === changedBy).length;
  return (
    <>
      <DialogContentText sx={{ mb: 1, color: 'text.primary' }}>
        {by && at
          ? translate('forms.stale.changed', { by, at: shownInstant(at, language) })
          : translate('forms.stale.changedByAnother')}
      </DialogContentText>
      {differences.length > 0 ? (
        <>
          <DialogContentText>
            {translate('forms.stale.counts', { both: count('both'), them: count('them'), me: count('me') })}
          </DialogContentText>
          <DialogContentText sx={{ mb: 1 }}>{translate('forms.stale.question')}</DialogContentText>
        </>
      ) : (
        <DialogContentText sx={{ mb: 1 }}>{translate('forms.stale.same')}</DialogContentText>
      )}
    </>
  );
}

/** An ISO instant as text; any other text stays as the server wrote it. */
const shownInstant = (at: string, language: Language) =>
  Number.isNaN(Date.parse(at)) ? at : formatInstant(at, language);
