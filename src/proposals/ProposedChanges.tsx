import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { changedRegister } from '../../domain/proposals';
import { formatTaka } from '../../domain/taka';
import type { Proposal } from '../dataProvider/history';
import { ChangedFields } from '../history/ChangedFields';
import { changedFields } from '../history/historyFields';
import { useTitleOf } from '../history/names';
import { useLanguage } from '../i18n/useLanguage';

/** What a proposal would do: each value that it changes or adds, and the orders that it would disobey. */
export function ProposedChanges({ proposal }: { proposal: Proposal }) {
  const heading = useHeading(proposal);
  const { action, was, became } = proposal;
  const register = changedRegister(proposal);
  // the heading tells a step: the history knows it only as the last of all steps
  const fields = action === 'step' ? [] : changedFields({ ...proposal, register });
  return (
    <>
      {heading}
      {fields.length > 0 && (
        <ChangedFields
          register={register}
          fields={fields.filter(({ name }) => name !== 'caseFilingId')}
          isWhole={!was || !became}
          inTable
        />
      )}
      <DisobeyedOrders proposal={proposal} />
    </>
  );
}

/** What is done to which record; null for an edit of the file or the office. */
function useHeading(proposal: Proposal): string | null {
  const translate = useTranslate();
  const language = useLanguage();
  const title = useTitleOf()(proposal);
  const { register, action, file, was, became, body } = proposal;
  if (action === 'entry') return translate('proposals.entry');
  if (action === 'freeze') return translate('proposals.freeze', { name: title });
  if (register === 'case-fillings' || register === 'office')
    return action === 'edit'
      ? null
      : translate(`proposals.${action === 'delete' ? 'deletion' : 'restoring'}`);
  // of an edited entry `body` has all values, and `was` those before the edit
  const { kind, amount, date, memo, caseFilingId } = {
    ...body,
    ...became,
    ...was,
    ...(action === 'step' && body),
  };
  const facts = (resource: string) =>
    [
      translate(`resources.${resource}.choices.kind.${String(kind)}`),
      amount ? formatTaka(Number(amount), language) : translate('proposals.whole'),
      formatDay(String(date), language),
    ].join(', ');
  if (action === 'step') {
    const step = [facts('guarantee-steps'), memo, caseFilingId && file].filter(Boolean).join(', ');
    return translate('proposals.step', { name: title, step });
  }
  const called = translate(`resources.${register}.one`, { _: translate(`resources.${register}.name`) });
  const name = register === 'money-entries' ? facts(register) : `${called} ${title}`;
  return translate(`proposals.of.${action}`, { name });
}

function DisobeyedOrders({ proposal: { disobeys } }: { proposal: Proposal }) {
  const translate = useTranslate();
  const language = useLanguage();
  return disobeys?.map(({ kind, number, orderedOn }) => {
    const day = formatDay(orderedOn, language);
    const named = kind && { kind: translate(`resources.${kind}.name`), number: number ?? '' };
    return (
      <Box key={`${kind} ${number} ${orderedOn}`} sx={{ color: 'error.main', fontWeight: 600 }}>
        {translate(named ? 'proposals.disobeys' : 'proposals.disobeysHidden', { ...named, day })}
      </Box>
    );
  });
}
