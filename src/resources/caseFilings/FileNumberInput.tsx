import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link, useInput, useRecordContext, useTranslate } from 'react-admin';
import { caseFilingFields } from '../../../domain/caseFilings';
import { fileNumberKey } from '../../../domain/fileNumber';
import { InputField } from '../../inputs/InputField';
import { useFilingNumbered } from './useFilingNumbered';

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
      <Link to={`/case-fillings-list/${id}/details`} target="_blank" rel="noopener" underline="always">
        {translate('resources.case-fillings.openOther')}
      </Link>
    </>
  );
}
