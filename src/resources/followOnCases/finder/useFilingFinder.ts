import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useId } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { flushSync } from 'react-dom';
import type { CasebookDataProvider } from '../../../dataProvider';
import {
  fetchFoundFilings,
  isExactly,
  type FilingSearch,
  type FinderType,
} from '../../../dataProvider/findFilings';
import { focusFirstField } from '../../../inputs/RecordForm';
import type { CaseFilingRecord } from '../../caseFilings/caseFilingRecord';

const PAUSE_MS = 1000;

interface Requested {
  search: FilingSearch;
  turn: number;
  fromRoute: boolean;
}

export interface FilingFinder {
  /** The search whose result is `found`; null before the first search. */
  search: FilingSearch | null;
  isSearching: boolean;
  failure: Error | null;
  found: CaseFilingRecord[] | null;
  filing: CaseFilingRecord | null;
  pick: (filing: CaseFilingRecord) => void;
  /** Searches for typed text, at once or after a pause in typing. */
  change: (search: FilingSearch | null, when: 'at once' | 'after a pause') => void;
  /** On Enter: searches at once, then focuses the form or the list of results. */
  submit: (search: FilingSearch) => void;
  retry: () => void;
  parts: FinderParts;
}

/**
 * Finds the filing that a case follows from. Search and choice always agree: a new search clears the
 * choice, and outdated answers are ignored.
 */
export function useFilingFinder(caseType: FinderType, fileNumber: string): FilingFinder {
  const { call } = useDataProvider<CasebookDataProvider>();
  const [requested, setRequested] = useState(() => startingWith(fileNumber.trim()));
  const [picked, setPicked] = useState<CaseFilingRecord | null>(null);
  const turn = useRef(0);
  const pause = usePause();
  const { data, error, isFetching } = useQuery({
    queryKey: ['findFilings', caseType, requested],
    queryFn: async ({ signal }) =>
      requested &&
      ((await fetchFoundFilings(call, caseType, requested.search, signal)) as CaseFilingRecord[]),
    enabled: requested !== null,
    ...ASKED_ONCE,
  });
  const found = data ?? null;
  const filing = picked ?? chosenByItself(found, requested);
  const { parts, leadOn, leadOnWhenAnswered } = useFinderFocus(found, requested?.fromRoute ?? false);

  const ask = (search: FilingSearch | null) => {
    pause.end();
    setPicked(null);
    turn.current += 1;
    setRequested(search && { search, turn: turn.current, fromRoute: false });
  };
  const change: FilingFinder['change'] = (search, when) => {
    leadOnWhenAnswered(false);
    pause.end();
    if (isSame(search, requested?.search)) return;
    ask(when === 'at once' ? search : null);
    if (search && when === 'after a pause') pause.begin(() => ask(search));
  };
  const submit = (search: FilingSearch) => {
    if (isSame(search, requested?.search) && found?.length) return leadOn();
    leadOnWhenAnswered(true);
    if (!isSame(search, requested?.search) || !isFetching) ask(search);
  };
  const pick = (chosen: CaseFilingRecord) => {
    flushSync(() => setPicked(chosen));
    leadOn();
  };
  return {
    search: requested?.search ?? null,
    isSearching: isFetching,
    failure: isFetching ? null : error,
    found,
    filing,
    pick,
    change,
    submit,
    retry: () => {
      focusFirstField(document.getElementById(parts.search)); // the clicked button disappears
      if (requested) submit(requested.search);
    },
    parts,
  };
}

const ASKED_ONCE = { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

const startingWith = (nothiNumber: string): Requested | null =>
  nothiNumber ? { search: { nothiNumber }, turn: 0, fromRoute: true } : null;

/**
 * The filing chosen without a pick: the only one found, or an exact match if the number came from the URL,
 * but never an exact match of a typed number.
 */
function chosenByItself(
  found: CaseFilingRecord[] | null,
  requested: Requested | null,
): CaseFilingRecord | null {
  const [first, ...others] = found ?? [];
  if (!first || !requested) return null;
  const isNamed = requested.fromRoute && isExactly(first, requested.search);
  return others.length === 0 || isNamed ? first : null;
}

const isSame = (one: FilingSearch | null, other: FilingSearch | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin: (whenOver: () => void) => {
      timer.current = setTimeout(whenOver, PAUSE_MS);
    },
    end: () => clearTimeout(timer.current),
  };
}

interface FinderParts {
  search: string;
  list: string;
  form: string;
}

/**
 * Moves the focus to the form when a filing is chosen, else to the list, but only after Enter, a pick or a
 * URL with a file number. A search that starts while typing never moves it.
 */
function useFinderFocus(found: readonly unknown[] | null, fromRoute: boolean) {
  const id = useId();
  const parts: FinderParts = { search: `${id}-search`, list: `${id}-list`, form: `${id}-form` };
  const awaited = useRef(fromRoute);

  const leadOn = () => {
    const form = document.getElementById(parts.form);
    if (form && !form.hidden) focusFirstField(form);
    else focusFirstOption(parts);
  };
  const answer = useEvent(() => {
    const { activeElement } = document;
    const isHere =
      activeElement === document.body || document.getElementById(parts.search)?.contains(activeElement);
    if (awaited.current && isHere) leadOn();
    awaited.current = false;
  });
  useEffect(() => {
    if (found) answer();
  }, [found, answer]);

  return {
    parts,
    leadOn,
    /** Moves the focus when the pending answer arrives, unless the focus has moved elsewhere by then. */
    leadOnWhenAnswered: (leads: boolean) => {
      awaited.current = leads;
    },
  };
}

export function focusFirstOption({ list }: FinderParts): boolean {
  const option = document.getElementById(list)?.querySelector<HTMLElement>('[role=option]');
  option?.focus();
  return Boolean(option);
}
