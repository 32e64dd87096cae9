import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link, useRecordContext, useTranslate, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { companyFields } from '../../../domain/companies';
import { WIDE } from '../../inputs/FormGroup';
import { WordsInput } from '../../inputs/WordsInput';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CasebookDataProvider } from '../../dataProvider';
import { fetchSameNames, type NamedCompany } from '../../dataProvider/sameNames';
import { useOffers } from '../../offered/useOffers';

/**
 * The company's name. While the person types, companies with a similar name are listed, but a duplicate is
 * accepted.
 */
export function NameInput() {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = useWatch<{ companyName: string | null }>({ name: 'companyName' }) ?? '';
  const isNew = name !== (record?.companyName ?? '');
  const others = useSameNames(isNew ? name : '').filter(({ id }) => id !== record?.id);
  return (
    <>
      <WordsInput source="companyName" field={companyFields.companyName} />
      <Box component="output" className={WIDE} sx={{ gridRow: 2 }}>
        {others.length > 0 && (
          <Alert severity="info" role="none" sx={{ my: 0.5 }}>
            {translate('resources.companies.sameName')}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {others.map(({ id, companyName }) => (
                <li key={id}>
                  {/* Opens a new tab, so that the input here stays. */}
                  <Link to={`/companies/${id}`} target="_blank" rel="noopener">
                    {companyName}
                  </Link>
                </li>
              ))}
            </Box>
          </Alert>
        )}
      </Box>
    </>
  );
}

const PAUSE_MS = 400;
const SHORTEST = 3;

/** Companies with this name or a similar one, after a pause in typing; empty if the server cannot search for them. */
function useSameNames(typed: string): NamedCompany[] {
  const { call } = useDataProvider<CasebookDataProvider>();
  const canAsk = useOffers('choices');
  const name = useAfterPause(typed.trim());
  const isAsked = canAsk && name.length >= SHORTEST;
  const { data = NONE } = useQuery({
    queryKey: ['companies', 'sameNames', name],
    queryFn: ({ signal }) => fetchSameNames(call, name, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked && typed.trim() ? data : NONE;
}

const NONE: NamedCompany[] = [];

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
