import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { ResourceContextProvider, useGetList, useGetOne, useStore, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Values } from '../../../domain/fields';
import { paperFields } from '../../../domain/papers';
import type { ScanProposal } from '../../../domain/scans';
import type { Proceeding } from '../../dataProvider/files';
import type { Paper } from '../../dataProvider/papers';
import { createScanCalls, type Scan } from '../../dataProvider/scans';
import { useCalls } from '../../dataProvider/useCalls';
import { useProceedingName } from '../../hearings/hearingNames';
import { ReferenceSelect } from '../../inputs/ReferenceSelect';
import { RecordForm } from '../../inputs/RecordForm';
import { SaveButton } from '../../inputs/SaveButton';
import { useLastFile } from './useLastFile';
import { PaperInputs } from '../PaperInputs';

const { source: _source, fileVersion: _version, ...fields } = paperFields;

interface Props {
  scan: Scan;
  /** Called with the stored paper and the number of its file. */
  onAttached: (paper: Paper) => void;
  onSkip: (() => void) | undefined;
  onAside: () => void;
}

/**
 * Puts a scan on a file. What it is proposed for stands there in large, since the wrong paper on the wrong file is
 * hard to find again; the first Tab stop is the kind, and Enter attaches.
 */
export function ScanForm({ scan, onAttached, onSkip, onAside }: Props) {
  const translate = useTranslate();
  const calls = useCalls(createScanCalls);
  const [kind, setKind] = useStore<number | null>('preferences.paperKind', null);
  const [lastFile] = useLastFile();
  const proposals = scan.proposals ?? [];
  const [first, second] = proposals.filter(({ sure }) => sure);
  // of two files that are equally likely, a person has to choose
  const proposed = first && (first.by === 'LABEL' || !second) ? first : null;
  // as it was when the scan was shown: the form begins anew with other values
  const [start] = useState({
    kind,
    caseFilingId: proposed?.caseFilingId ?? (proposals.length ? null : lastFile),
    proceedingId: proposed?.proceedingId ?? null,
  });
  const paper = useRef<Paper | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isUnknown = start.caseFilingId === null;
  useEffect(() => {
    // after the form has focused its first field: without a proposal the file comes first
    if (isUnknown) box.current?.querySelector<HTMLInputElement>('input[name=caseFilingId]')?.focus();
  }, [isUnknown]);
  return (
    <ResourceContextProvider value="papers">
      <div ref={box}>
        <RecordForm
          fields={fields}
          mode="create"
          values={start}
          save={async (values) => {
            paper.current = await calls.attachScan(scan.id, values);
            setKind(values.kind);
          }}
          onSaved={() => paper.current && onAttached(paper.current)}
          onFailed={() => {}}
        >
          <FileFacts proposals={proposals} lastFile={lastFile} />
          <Inputs />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <SaveButton label="inbox.attach" />
            {onSkip && <Button onClick={onSkip}>{translate('inbox.skip')}</Button>}
            <Button onClick={onAside}>{translate('inbox.aside')}</Button>
          </Box>
        </RecordForm>
      </div>
    </ResourceContextProvider>
  );
}

type Start = Pick<Values<typeof fields>, 'caseFilingId' | 'proceedingId'>;

interface FactsProps {
  proposals: readonly ScanProposal[];
  lastFile: number | null;
}

/** The file that is chosen, in large, why it was proposed, and the other files that were. */
function FileFacts({ proposals, lastFile }: FactsProps) {
  const translate = useTranslate();
  const nameOf = useProceedingName();
  const { setValue } = useFormContext<Start>();
  const { caseFilingId, proceedingId } = useWatch<Start>() as Start;
  const file = useFile(caseFilingId);
  const last = useFile(lastFile);
  const proceedings = useProceedings(caseFilingId);
  const matter = proceedings.find(({ id }) => id === proceedingId);
  const by = proposals.find((each) => each.caseFilingId === caseFilingId);
  const isLast = !by && caseFilingId !== null && caseFilingId === lastFile;
  const others = proposals.filter((each) => each.caseFilingId !== caseFilingId);
  const choose = (id: number, chosen: number | null) => {
    setValue('caseFilingId', id, { shouldDirty: true, shouldValidate: true });
    setValue('proceedingId', chosen, { shouldDirty: true });
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Box component="output" sx={{ display: 'block', minHeight: '6.5rem' }}>
        <Typography
          component="p"
          sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, overflowWrap: 'anywhere' }}
        >
          {file?.nothiNumber ?? translate('inbox.noFile')}
        </Typography>
        {file?.company?.companyName && (
          <Typography component="p" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
            {file.company.companyName}
          </Typography>
        )}
        {matter && <Typography component="p">{nameOf(matter)}</Typography>}
        {(by || isLast) && (
          <Typography
            component="p"
            variant="body2"
            color={by?.by === 'LABEL' ? 'text.secondary' : 'warning.main'}
          >
            {translate(`inbox.by.${by?.by ?? 'LAST'}`)}
          </Typography>
        )}
      </Box>
      {(others.length > 0 || (last && !isLast && caseFilingId !== lastFile)) && (
        <Box component="ul" aria-label={translate('inbox.others')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {others.map((each) => (
            <li key={each.caseFilingId}>
              <Button size="small" sx={CHOICE} onClick={() => choose(each.caseFilingId, each.proceedingId)}>
                {[each.nothiNumber, each.companyName, translate(`inbox.by.${each.by}`)]
                  .filter(Boolean)
                  .join(' · ')}
              </Button>
            </li>
          ))}
          {last && caseFilingId !== lastFile && !others.some((each) => each.caseFilingId === lastFile) && (
            <li>
              <Button size="small" sx={CHOICE} onClick={() => choose(last.id, null)}>
                {[last.nothiNumber, translate('inbox.by.LAST')].join(' · ')}
              </Button>
            </li>
          )}
        </Box>
      )}
    </Box>
  );
}

const CHOICE = { textTransform: 'none', textAlign: 'start' };

const SELDOM = ['from', 'to', 'description'] as const;

function Inputs() {
  const translate = useTranslate();
  const { setValue } = useFormContext<Start>();
  const caseFilingId = useWatch<Start, 'caseFilingId'>({ name: 'caseFilingId' });
  const proceedings = useProceedings(caseFilingId);
  return (
    <>
      <PaperInputs proceedings={proceedings} more={translate('inbox.more')} seldom={SELDOM} />
      <ReferenceSelect
        source="caseFilingId"
        field={fields.caseFilingId}
        onPick={() => setValue('proceedingId', null)}
      />
    </>
  );
}

interface File {
  id: number;
  nothiNumber: string;
  company: { companyName: string } | null;
}

function useFile(id: unknown): File | undefined {
  const enabled = typeof id === 'number';
  return useGetOne<File>('case-fillings', { id: enabled ? id : undefined }, { enabled, retry: false }).data;
}

function useProceedings(caseFilingId: unknown): Proceeding[] {
  const enabled = typeof caseFilingId === 'number';
  const { data } = useGetList<Proceeding>(
    'proceedings',
    { filter: { caseFilingId }, pagination: { page: 1, perPage: 100 } },
    { enabled },
  );
  return (enabled && data) || NONE;
}

const NONE: Proceeding[] = [];
