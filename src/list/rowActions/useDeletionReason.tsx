import { useState } from 'react';
import { useOffers } from '../../offered/useOffers';
import type { WriteMeta } from '../../dataProvider/writeMeta';
import { ReasonInput } from './ReasonInput';

/** The optional reason of a deletion: its input, where the server keeps a bin, and the `meta` that sends it. */
export function useDeletionReason() {
  const isKept = useOffers('deleted');
  const [reason, setReason] = useState('');
  const meta: WriteMeta = { reason: reason.trim() };
  const input = isKept && <ReasonInput label="lists.deletionReason" value={reason} onChange={setReason} />;
  return { meta, input };
}
