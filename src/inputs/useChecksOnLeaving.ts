import { useEffect, useRef, type FocusEvent } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * Checks a field when it is left, if a person has changed it: nothing turns red in an untouched form or while
 * it is typed. A mark goes as soon as what is typed is right. Answers the blur handler for the element around
 * the fields; not the form's own `onBlur` mode, which marks a required field that Tab only passes.
 */
export function useChecksOnLeaving() {
  const { subscribe, trigger, getFieldState } = useFormContext();
  const changed = useRef(new Set<string>());
  const noteChange = useEvent((name: string) => {
    changed.current.add(name);
    if (getFieldState(name).invalid) void trigger(name);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => name && type === 'change' && noteChange(name),
      }),
    [subscribe, noteChange],
  );
  return ({ target, relatedTarget }: FocusEvent) => {
    const name = nameOf(target);
    // Within a list of checkboxes the field is not left.
    if (name && name !== nameOf(relatedTarget) && changed.current.has(name)) void trigger(name);
  };
}

const nameOf = (element: Element | null) => element?.getAttribute('name') ?? null;
