import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { nativeLines } from '../inputs/WordsInput';
import { useOfferedOf } from './useOffered';
import { likenessOf } from '../../domain/searchKey/alike';
import { inBothScripts } from '../../domain/searchKey/letterNames';
import { partsOf, weighsNothing, type Part } from '../../domain/searchKey/words';

interface Props {
  register: string;
  field: string;
  label: string;
  /** The accessible name of the input, if it differs from the label. */
  name?: string;
  value: string;
  /** Why the value is refused. */
  error?: string | undefined;
  disabled?: boolean;
  onType: (text: string) => void;
}

/**
 * An input for the text of a cell. If its field takes only a few words, they are suggested: typing marks the first
 * that fits, and Enter and Tab take the one that is marked. A text that fits none stays.
 */
export function CellField({ register, field, label, name = label, value, error, disabled, onType }: Props) {
  const translate = useTranslate();
  const offered = useOfferedOf(register, field);
  const [isTyped, setTyped] = useState(false);
  // decided once: replacing the input by a text area while typing would lose the focus and the caret
  const [isLong] = useState(value.length > LONG);
  const look = { label, helperText: error, error: error !== undefined };
  if (offered.length === 0) {
    return (
      <TextField
        {...look}
        {...(isLong && { ...nativeLines, rows: 1 })}
        size="small"
        data-field={field}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onType(target.value)}
        slotProps={{
          ...(isLong && nativeLines.slotProps),
          htmlInput: { ...(isLong && nativeLines.slotProps.htmlInput), 'aria-label': name },
        }}
      />
    );
  }
  return (
    <Autocomplete<string, false, boolean>
      forcePopupIcon
      disableClearable
      selectOnFocus
      clearOnBlur={false}
      value={offered.includes(value) ? value : null}
      autoHighlight={isTyped && fittingIn(offered, value).length > 0}
      autoSelect
      size="small"
      data-field={field}
      disabled={disabled}
      options={offered}
      inputValue={value}
      filterOptions={found}
      onChange={(_event, word) => onType(word ?? '')}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        setTyped(true);
        onType(text);
      }}
      onClose={() => setTyped(false)}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          {...look}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': name },
          }}
        />
      )}
    />
  );
}

/** The length, in characters, above which a text gets several lines. */
const LONG = 60;

/** The words that contain the typed text; if none does, all words, the likeliest first. */
function found(words: string[], { inputValue }: { inputValue: string }): string[] {
  const fitting = fittingIn(words, inputValue);
  return fitting.length ? fitting : likeliestFirst(words, inputValue);
}

/** The words that contain a text, first the word that is the text. */
function fittingIn(words: readonly string[], text: string): string[] {
  const typed = text.trim().toLowerCase();
  const fitting = words.filter((word) => word.toLowerCase().includes(typed));
  return fitting.toSorted((a, b) => Number(b.toLowerCase() === typed) - Number(a.toLowerCase() === typed));
}

/**
 * Sorts names by how likely each is meant by a text that equals none of them: first the names that share a
 * word with it, also in another spelling, and those with it as initials (`UCBL`). A word that few names have
 * counts more.
 */
export function likeliestFirst(names: readonly string[], text: string): string[] {
  const typed = [...new Set(inBothScripts(partsOf(text)).flatMap(tellingWords))];
  const known = names.map((name) => ({ name, words: tellingWords(partsOf(name)) }));
  const weights = typed.map((word) => 1 / known.filter(({ words }) => hasLike(words, word)).length);
  const scoreOf = (words: string[]) =>
    typed.reduce(
      (sum, word, at) => sum + (hasLike(words, word) ? weights[at]! : 0) + Number(isInitials(words, word)),
      0,
    );
  return known
    .map(({ name, words }) => ({ name, score: scoreOf(words) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name);
}

const tellingWords = (parts: Part[]): string[] =>
  parts.flatMap(({ text }) => (weighsNothing(text) ? [] : text));

const hasLike = (words: string[], word: string): boolean =>
  words.some((other) => other === word || likenessOf(word, other) !== null);

/** Whether a word is the initials of the others, with or without the `L` of `Limited`. */
function isInitials(words: string[], word: string): boolean {
  const initials = words.map((other) => other[0]).join('');
  return initials.length > 1 && (word === initials || word === `${initials}l`);
}
