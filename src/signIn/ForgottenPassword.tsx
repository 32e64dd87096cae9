import { useEffect, useRef, useState } from 'react';
import { sendOtpInstead } from '../authProvider/signInCalls';
import { offers } from '../offered/capabilities';
import type { SignInTexts } from './texts';

interface Props {
  userName: string;
  texts: SignInTexts;
  /** Absent if an OTP is asked for already. */
  onOtpSent?: () => void;
  onFailure: (reason: unknown) => void;
}

/** Says whom to ask, or offers an OTP instead of the password if the server can send one. */
export function ForgottenPassword({ userName, texts, onOtpSent, onFailure }: Props) {
  const takesOtp = onOtpSent !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const [otpOffered, setOtpOffered] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open && takesOtp) void offers('otpInstead').then(setOtpOffered);
  }, [open, takesOtp]);

  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const otpInstead = async () => {
    try {
      await sendOtpInstead(userName);
      onOtpSent?.();
    } catch (reason) {
      onFailure(reason);
    }
    dialog.current?.close();
  };
  return (
    <>
      <button type="button" className="link" onClick={show}>
        {texts.forgotPassword}
      </button>
      <dialog ref={dialog} aria-labelledby="forgotten" onClose={() => setOpen(false)}>
        <h2 id="forgotten">{texts.forgotPassword}</h2>
        <p>{texts.forgotPasswordText}</p>
        {otpOffered && (
          <button type="button" className="primary" onClick={() => void otpInstead()}>
            {texts.otpInstead}
          </button>
        )}
        <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </dialog>
    </>
  );
}
