import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Form, useInput, useNotify, useTranslate } from 'react-admin';
import { localDigits } from '../../domain/digits';
import type { Account, FactorSecret } from '../dataProvider/account';
import { useLanguage } from '../i18n/useLanguage';
import { FormBanner, FormGroup, WIDE } from '../inputs/FormGroup';
import { InputField } from '../inputs/InputField';
import { refusedBy, type Refused } from '../inputs/submission';
import { QrCode } from '../page/QrCode';
import { PasswordInput } from './PasswordInput';
import { RecoveryCodes } from './RecoveryCodes';
import { useAccountCalls, useAccountChanged } from './useAccount';

const words = 'resources.account.factor';

/** What the section asks for; `idle` shows its buttons only. */
type Step = 'idle' | 'begin' | 'renew' | 'end' | FactorSecret;

interface Props {
  account: Account;
  /** Called when the recovery codes of a new second factor were seen. */
  onDone?: () => void;
}

/** Sets up two-step verification by an authenticator app, renews its recovery codes, and switches it off. */
export function SecondFactor({ account, onDone }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const calls = useAccountCalls();
  const changed = useAccountChanged();
  const [step, setStep] = useState<Step>('idle');
  const [codes, setCodes] = useState<string[]>();
  const { hasPassword, hasSecondFactor, recoveryCodesLeft = 0 } = account;
  const present = hasPassword && ['present'];

  const confirm = async ({ code }: Typed) => {
    setCodes(await calls.confirmSecondFactor(code ?? ''));
    setStep('idle');
    changed();
  };
  const end = async (typed: Typed) => {
    await calls.endSecondFactor(typed);
    notify(`${words}.ended`, { type: 'success' });
    setStep('idle');
    changed();
  };
  const cancel = () => setStep('idle');
  return (
    <FormGroup heading={translate(`${words}.heading`)}>
      {typeof step !== 'object' && (
        <Typography className={WIDE} variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {hasSecondFactor
            ? translate(`${words}.on`, { count: localDigits(String(recoveryCodesLeft), language) })
            : translate(`${words}.off`)}
        </Typography>
      )}
      {step === 'idle' && (
        <Box className={WIDE} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {hasSecondFactor ? (
            <>
              <Button variant="outlined" onClick={() => setStep('renew')}>
                {translate(`${words}.renew`)}
              </Button>
              <Button variant="outlined" color="error" onClick={() => setStep('end')}>
                {translate(`${words}.end`)}
              </Button>
            </>
          ) : (
            <Button variant="outlined" onClick={() => setStep('begin')}>
              {translate(`${words}.begin`)}
            </Button>
          )}
        </Box>
      )}
      {step === 'begin' && (
        <Proof
          fields={present || []}
          action="go"
          onCancel={cancel}
          send={async (typed) => setStep(await calls.beginSecondFactor(typed))}
        />
      )}
      {typeof step === 'object' && (
        <>
          <Secret {...step} />
          <Proof fields={['code']} action="confirm" onCancel={cancel} send={confirm} />
        </>
      )}
      {step === 'renew' && <Proof fields={['code']} action="renew" onCancel={cancel} send={confirm} />}
      {step === 'end' && (
        <Proof fields={[...(present || []), 'code']} action="end" onCancel={cancel} send={end} />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          userName={account.userName}
          onClose={() => {
            setCodes(undefined);
            onDone?.();
          }}
        />
      )}
    </FormGroup>
  );
}

/** The secret for the app: to be scanned, or typed where there is no camera. */
function Secret({ secret, uri }: FactorSecret) {
  const translate = useTranslate();
  return (
    <Box className={WIDE} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
      <Box sx={{ flex: 'none', lineHeight: 0, '& svg': { width: 200, height: 200 } }}>
        <QrCode text={uri} label={translate(`${words}.qr`)} />
      </Box>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography variant="body2">{translate(`${words}.scan`)}</Typography>
        <Typography sx={{ my: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }} translate="no">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
        <Typography variant="body2">{translate(`${words}.type`)}</Typography>
      </Box>
    </Box>
  );
}

/** The typed proofs; an emptied input holds null. */
type Typed = Partial<Record<string, string | null>>;

interface ProofProps {
  fields: readonly string[];
  /** The name of the button's text. */
  action: string;
  send: (typed: Typed) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password or a code of the app, or both, and sends them. */
function Proof({ fields, action, send, onCancel }: ProofProps) {
  const translate = useTranslate();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const form = useRef<HTMLDivElement>(null);
  // the button that opened the form is gone
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const submit = async (typed: Typed) => {
    setRefusal(null);
    try {
      await send(Object.fromEntries(fields.map((each) => [each, typed[each]])));
    } catch (error) {
      const refused = refusedBy(error, fields);
      setRefusal(refused);
      return refused.fields;
    }
    return undefined;
  };
  const check = (typed: Typed) =>
    Object.fromEntries(
      fields.filter((each) => !typed[each]).map((each) => [each, 'messages.secretRequired']),
    );
  return (
    <Box className={WIDE} ref={form}>
      <Form defaultValues={{ present: '', code: '' }} validate={check} onSubmit={submit} noValidate>
        {refusal?.banner && <FormBanner text={refusal.banner} advice={refusal.advice} />}
        <Box sx={{ display: 'grid', gap: 0.5, maxWidth: '20rem' }}>
          {fields.includes('present') && <PasswordInput source="present" autoComplete="current-password" />}
          {fields.includes('code') && <CodeInput />}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained">
            {translate(`${words}.${action}`)}
          </Button>
          <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        </Box>
      </Form>
    </Box>
  );
}

function CodeInput() {
  const input = useInput({ source: 'code' });
  return (
    <InputField
      source="code"
      input={input}
      required
      slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', spellCheck: false } }}
    />
  );
}

/** Says that the office requires two-step verification of administrators. */
export const FactorRequired = () => (
  <Alert severity="info" role="note">
    {useTranslate()(`${words}.required`)}
  </Alert>
);
