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
import { Form, useEvent, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Fields, Values } from '../../domain/fields';
import type { Mode } from '../../domain/validation';
import { KeepDraft } from '../drafts/KeepDraft';
import type { Drafts } from '../drafts/useDrafts';
import type { Failure } from '../shell/ErrorDialog';
import { FormBanner } from './FormBanner';
import { focusFirstField } from './focusFirstField';
import { formResolver } from './formResolver';
import { FormWaits, useWaitingResolver } from './formWaits';
import { LeaveGuard } from './LeaveGuard';
import { refusedBy, type Refused } from './submission';
import { useChecksOnLeaving } from './useChecksOnLeaving';

interface Props<F extends Fields> {
  id?: string;
  fields: F;
  mode: Mode;
  /** What the form starts with; the same object as long as it is the same form. */
  values: Partial<Values<F>>;
  /** Saves the checked values; a rejection is shown and nothing typed is lost. */
  save: (values: Values<F>) => Promise<void>;
  /** Called when the form is clean again, so that leaving it asks nothing. */
  onSaved: () => void;
  /** Called with a failure that no field explains, and with what can be done; the banner tells of it, too. */
  onFailed: (message: string, error: unknown, help: SaveHelp) => void;
  /** Whether it opens with the focus in its first field; a form that comes up below others does not. */
  takesFocus?: boolean;
  /** Whether leaving it with changes asks first; the router asks one guard only. */
  guarded?: boolean;
  /** Where what is typed is kept until it is saved; a form of another slot needs another key. */
  drafts?: Drafts;
  children: ReactNode;
}

/** What the dialog about a failed save says and offers beside its reason. */
export type SaveHelp = Pick<Failure, 'advice' | 'onRetry'>;

/**
 * A form of an entity: checked by its own rules, each field as it is left and all on saving; saved by Enter (in
 * a text of several lines by Ctrl+Enter), guarded against leaving with unsaved changes.
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

  // Only now, after the form has counted the save as done, does its guard let the page be left.
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
      if (failure.banner !== null) onFailed(failure.message, error, helpWith(failure));
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

/** A failure without a field still marks the form as not saved, or its guard would let it go. */
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

  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    box.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
  };
  return (
    <div ref={box} role="presentation" onKeyDown={saveOnCtrlEnter} onBlur={useChecksOnLeaving()}>
      {children}
    </div>
  );
}

/** Reports a save, and leads to the first field that the server refused. */
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
