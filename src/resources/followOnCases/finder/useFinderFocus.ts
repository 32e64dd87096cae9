import { useEffect, useId, useRef } from 'react';
import { useEvent } from 'react-admin';
import { focusFirstField } from '../../../inputs/focusFirstField';

/** The elements the focus goes between, by their ids. */
export interface FinderParts {
  search: string;
  list: string;
  form: string;
}

/**
 * Where the focus goes. Only what a person did on purpose leads it on, to the form when a filing is chosen,
 * else to the list: Enter, a pick, or the address that named a file. A search that began by itself while
 * they type never takes it away.
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
    /** Leads on when the answer that is awaited is there, unless the focus has gone elsewhere by then. */
    leadOnWhenAnswered: (leads: boolean) => {
      awaited.current = leads;
    },
  };
}

/** Whether there is a list to go to. */
export function focusFirstOption({ list }: FinderParts): boolean {
  const option = document.getElementById(list)?.querySelector<HTMLElement>('[role=option]');
  option?.focus();
  return Boolean(option);
}
