import { useRecordContext, useResourceContext } from 'react-admin';
import { CLAMPED } from '../../fields/cells';
import { addressOf } from '../../addresses';
import { breakingText } from './breakingText';

/** A file or case number that links to the row's details and wraps only after slashes and spaces. */
export function NumberLink({ text }: { text: string | null | undefined }) {
  const id = useRecordContext()?.id;
  const list = addressOf(`/${useResourceContext()}`);
  if (!text) return null;
  return (
    <a className={`${CLAMPED} number-link`} href={`${list}/${id}/details`}>
      {breakingText(text.split(AFTER_A_PART))}
    </a>
  );
}

const AFTER_A_PART = /(?<=[/ ])(?=[^/ ])/;
