import { useEffect, useId, useRef } from 'react';
import { useEvent } from 'react-admin';
import { focusFirstField } from '../../../page/focusFirstField';

/** Ids of the elements between which the focus moves. */
export interface FinderParts {
  search: string;
  list: string;
  form: string;
}

/**
 * Moves the focus to the form when a filing is chosen, else to the list, but only after Enter, a pick or a
 * URL with a file number. A search that starts while typing never moves it.
 */
export function useFinderFocus(found: readonly unknown[] | null, fromRoute: boolean) {
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

/** Focuses the first result; false if there is none. */
export function focusFirstOption({ list }: FinderParts): boolean {
  const option = document.getElementById(list)?.querySelector<HTMLElement>('[role=option]');
  option?.focus();
  return Boolean(option);
}
