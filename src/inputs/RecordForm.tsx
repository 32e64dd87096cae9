import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Form, useEvent, useTranslate, useBlocker } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Fields, Values } from '../../domain/fields';
import type { Mode } from '../../domain/validation';
import { KeepDraft } from '../drafts/KeepDraft';
import type { Drafts } from '../drafts/useDrafts';
import type { Failure } from '../page/ErrorDialog';
import { FormBanner } from './FormGroup';
import { formResolver } from './formResolver';
import { FormWaits, useWaitingResolver } from './formWaits';
import { refusedBy, type Refused } from './submission';
import { useChecksOnLeaving } from './useChecksOnLeaving';
import { LeaveDialog } from './LeaveDialog';
import { useUnsaved } from './unsaved';

interface Props<F extends Fields> {
  id?: string;
  fields: F;
  mode: Mode;
  values: Partial<Values<F>>;
  /** Saves the checked values. If it rejects, the failure is shown and the input stays. */
  save: (values: Values<F>) => Promise<void>;
  /** Called once the form is clean after a save, so that navigating away asks nothing. */
  onSaved: () => void;
  /** Called with a failure that belongs to no field and with what can be done; the banner shows it too. */
  onFailed: (message: string, error: unknown, help: SaveHelp) => void;
  /** Whether the form focuses its first field on opening; a form that appears below others does not. */
  takesFocus?: boolean;
  /** Whether leaving with changes asks first; the router supports one guard at a time. */
  guarded?: boolean;
  /** Where unsaved input is kept as a draft; a form with another slot needs another React key. */
  drafts?: Drafts;
  children: ReactNode;
}

/** Content and buttons of the failure dialog besides the reason. */
export type SaveHelp = Pick<Failure, 'advice' | 'onRetry'>;

/**
 * A form of an entity, checked by the entity's own rules: each field on blur, all on save. Enter saves
 * (Ctrl+Enter in a multi-line text), and leaving with unsaved changes needs a confirmation.
 */
export function RecordForm<F extends Fields>(props: Props<F>) {
  const { id, fields, mode, values, save, onSaved, onFailed, drafts, children } = props;
  const { takesFocus = true, guarded = true } = props;
  const translate = useTranslate();
  const [resolver, waits] = useWaitingResolver(
    useMemo(() => formResolver(fields, mode, values), [fields, mode, values]),
  );
  const [refused, setRefused] = useState<Refused | null>(null);
  const [saved, setSaved] = useState(false);

  // Runs after the form has counted the save as done; before that its guard would stop the navigation.
  const reportSaved = useEvent(onSaved);
  useEffect(() => {
    if (saved) reportSaved();
  }, [saved, reportSaved]);

  const markSaved = useCallback(() => setSaved(true), []);

  const box = useRef<HTMLDivElement>(null);
  const helpWith = ({ advice, mayResend }: Refused): SaveHelp => {
    const kept = translate('forms.kept');
    if (!mayResend) return advice ? { advice: [advice, kept] } : {};
    const onRetry = () => box.current?.closest('form')?.requestSubmit();
    return { advice: advice ? [advice, kept] : [kept], onRetry };
  };

  const submit = async (checked: unknown) => {
    setRefused(null);
    try {
      await save(checked as Values<F>);
      return undefined;
    } catch (error) {
      const failure = refusedBy(error, Object.keys(fields));
      setRefused(failure);
      if (failure.banner !== null && !failure.isDeclined) onFailed(failure.message, error, helpWith(failure));
      return keptErrors(failure);
    }
  };

  return (
    <Form
      id={id}
      defaultValues={values}
      resolver={resolver}
      onSubmit={submit}
      reValidateMode="onBlur"
      disableInvalidFormNotification
      noValidate
    >
      <SaveKeys box={box} takesFocus={takesFocus}>
        {refused?.banner && <FormBanner text={refused.banner} advice={refused.advice} />}
        <FormWaits value={waits}>{children}</FormWaits>
      </SaveKeys>
      <AfterSubmit onSaved={markSaved} />
      {guarded && <LeaveGuard />}
      {drafts && <KeepDraft drafts={drafts} isSaved={saved} />}
    </Form>
  );
}

/**
 * A failure without a field still marks the form as unsaved; otherwise the guard would let the person leave
 * the form without a confirmation.
 */
const keptErrors = ({ fields, banner }: Refused) =>
  banner === null ? fields : { ...fields, 'root.server': banner };

interface SaveKeysProps {
  box: RefObject<HTMLDivElement | null>;
  takesFocus: boolean;
  children: ReactNode;
}

function SaveKeys({ box, takesFocus, children }: SaveKeysProps) {
  useEffect(() => {
    if (takesFocus) focusFirstField(box.current);
  }, [box, takesFocus]);

  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // On a native select Enter saves too, although it would open the list. An open list handles its keys
    // itself, so choosing by Enter does not save.
    const isOnSelect = event.target instanceof HTMLSelectElement && box.current?.contains(event.target);
    if (!isOnSelect && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    box.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
  };
  return (
    <div ref={box} role="presentation" onKeyDown={saveOnEnter} onBlur={useChecksOnLeaving()}>
      {children}
    </div>
  );
}

/** Reports a save, or focuses the first field that the server refused. */
function AfterSubmit({ onSaved }: { onSaved: () => void }) {
  const { setFocus } = useFormContext();
  const { isSubmitSuccessful, submitCount, errors } = useFormState();
  const refused = Object.keys(errors).find((name) => name !== 'root' && errors[name]?.type === 'server');

  useEffect(() => {
    if (isSubmitSuccessful) onSaved();
  }, [isSubmitSuccessful, onSaved]);
  useEffect(() => {
    if (submitCount > 0 && refused) setFocus(refused);
  }, [submitCount, refused, setFocus]);
  return null;
}

/**
 * Asks before the surrounding form is left with unsaved changes, in Casebook's own dialog; react-admin's
 * guard uses that of the browser.
 */
function LeaveGuard() {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const isSafe = isSubmitSuccessful || Object.keys(dirtyFields).length === 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSafe && !nextLocation.pathname.startsWith(currentLocation.pathname),
  );
  const { state, proceed, reset } = blocker;
  const isAsking = state === 'blocked' && !isSafe;

  // A save and the navigation after it may happen in the same render; the blocked navigation then goes on
  // here.
  useEffect(() => {
    if (state === 'blocked' && isSafe) proceed?.();
  }, [state, isSafe, proceed]);
  useUnsaved(!isSafe);
  return isAsking && <LeaveDialog onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

/**
 * Focuses the field that the URL names (`#tribunalOrderNo`), else the first field of a form. A dialog that was
 * opened while the form was still loading keeps the focus.
 */
export function focusFirstField(form: HTMLElement | null): void {
  if (form?.closest('[aria-hidden=true]')) return;
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
  const named = location.hash.slice(1);
  (fields.find(({ name }) => name && name === named) ?? fields[0])?.focus();
}
