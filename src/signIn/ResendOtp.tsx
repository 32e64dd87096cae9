import { useEffect, useState } from 'react';
import { digits, filled, type SignInProps } from './texts';

const WAIT_SECONDS = 59;

/** Offers another OTP after a countdown from 0:59; a new React key restarts it. */
export function ResendOtp({ texts, language, onResend }: SignInProps & { onResend: () => void }) {
  const left = useCountdown(WAIT_SECONDS);
  const time = digits(`0:${String(left).padStart(2, '0')}`, language);
  return (
    <span className="resend">
      <button type="button" className="link" disabled={left > 0} onClick={onResend}>
        {texts.resendOtp}
      </button>
      <span role="timer" aria-label={filled(texts.resendIn, { time })}>
        {time}
      </span>
    </span>
  );
}

/** Whole seconds left, by the clock, because timers of hidden tabs are throttled. */
function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [end, left]);
  return left;
}
