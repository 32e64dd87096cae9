import Box from '@mui/material/Box';
import { useState, useEffect } from 'react';
import { Link, useInput, useRecordContext, useTranslate, useDataProvider } from 'react-admin';
import { caseFilingFields } from '../../../domain/caseFilings';
import { fileNumberKey } from '../../../domain/fileNumber';
import { InputField } from '../../inputs/InputField';
import { useQuery } from '@tanstack/react-query';
import { LINE } from '../../../domain/fields';
import type { CasebookDataProvider } from '../../dataProvider';
import { fetchFoundFilings, isExactly } from '../../dataProvider/findFilings';
import type { CaseFilingRecord } from './caseFilingRecord';

/** The file number. On blur it asks the server whether another filing has it, without delaying a save. */
export function FileNumberInput() {
  const input = useInput({ source: 'nothiNumber' });
  const own = useRecordContext();
  const [left, setLeft] = useState<string | null>(null);
  const { field, fieldState } = input;
  const number = String(field.value ?? '');
  const isOwn = fileNumberKey(number) === fileNumberKey(String(own?.nothiNumber ?? ''));
  const other = useFilingNumbered(left === number && !isOwn ? number : '');
  const isTaken = other !== undefined && other.id !== own?.id;
  return (
    <InputField
      source="nothiNumber"
      input={isTaken ? { ...input, fieldState: { ...fieldState, invalid: true } } : input}
      required={Boolean(caseFilingFields.nothiNumber.required)}
      onBlur={() => {
        field.onBlur();
        setLeft(number);
      }}
      // Rendered empty first: screen readers announce changes of a live region, not its appearance.
      hint={<Box component="output">{isTaken && <Taken id={other.id} />}</Box>}
    />
  );
}

function Taken({ id }: { id: number }) {
  const translate = useTranslate();
  return (
    <>
      {translate('messages.fileNumberTaken')}.{' '}
      {/* Opens a new tab, so that the input here stays. It is no Tab stop, so that Tab goes from field to field. */}
      <Link to={`/case-fillings/${id}/show`} target="_blank" rel="noopener" underline="always">
        {translate('resources.case-fillings.openOther')}
      </Link>
    </>
  );
}

/**
 * The filing with exactly this file number, if any, found by the request of the case finder, which every
 * server supports. A failure is only logged, because the server refuses a taken number anyway.
 */
function useFilingNumbered(nothiNumber: string): CaseFilingRecord | undefined {
  const { call } = useDataProvider<CasebookDataProvider>();
  const search = { nothiNumber: nothiNumber.trim() };
  const { data, error } = useQuery({
    queryKey: ['filingNumbered', search],
    queryFn: ({ signal }) => fetchFoundFilings(call, 'COMMISSIONER', search, signal),
    enabled: search.nothiNumber !== '' && search.nothiNumber.length <= LINE,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    // oxlint-disable-next-line no-console -- nothing else reports it
    if (error) console.error('Whether the file number is taken could not be asked.', error);
  }, [error]);
  return (data as CaseFilingRecord[] | undefined)?.find((filing) => isExactly(filing, search));
}
