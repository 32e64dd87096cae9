import { useEffect, useRef, type FocusEvent } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * Checks a field on blur if the person changed it, so an untouched form shows no errors; an error disappears
 * as soon as the text is valid. Returns a blur handler for the element around the fields. The form's own
 * `onBlur` mode would mark a required field as soon as Tab passes it.
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
    // Moving between checkboxes of one list does not leave the field.
    if (name && name !== nameOf(relatedTarget) && changed.current.has(name)) void trigger(name);
  };
}

/** MUI's Select puts an object with its name in the place of the event's target. */
const nameOf = (target: EventTarget | { name?: string } | null): string | null => {
  if (target instanceof Element) return target.getAttribute('name');
  return (target as { name?: string } | null)?.name ?? null;
};
