import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import VersionIcon from '@mui/icons-material/NoteAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { formatDay, formatInstant } from '../../../domain/dates';
import type { PaperType } from '../../../domain/papers';
import { shownSize } from '../../backups/shownSize';
import { useMay } from '../../authProvider/permissions';
import type { Person, Proceeding } from '../../dataProvider/files';
import type { Paper } from '../../dataProvider/papers';
import { useProceedingName } from '../../hearings/hearingNames';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';
import { RecordButtons } from '../../recordForms/EntryButtons';
import { MoveDialog, PaperDialog } from '../PaperDialogs';
import { usePageCount, usePaperName } from '../paperNames';
import { NewVersion } from './NewVersion';
import type { Scan } from './pages';

interface Version {
  version: number;
  bytes: number;
  type: PaperType;
  fileName: string;
  pages: number | null;
  at: string;
  by: Person | null;
}

interface Props {
  paper: Paper;
  /** The version that is shown. */
  shown: number;
  file: string;
  proceedings: readonly Proceeding[];
  onVersion: (scan: Scan) => void;
  /** Called when the paper is no longer on the file. */
  onGone: () => void;
}

/** What is known of a paper, its versions, and what can be done with it. */
export function PaperFacts(props: Props) {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  if (isWide)
    return (
      <Box component="aside" aria-label={translate('filePapers.viewer.facts')} sx={beside}>
        <Facts {...props} />
      </Box>
    );
  return (
    <Box
      component="details"
      sx={{ px: 2, py: 1, maxHeight: '50vh', overflow: 'auto', borderTop: 1, borderColor: 'divider' }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 600 }}>
        {translate('filePapers.viewer.facts')}
      </Box>
      <Facts {...props} />
    </Box>
  );
}

function Facts({ paper, shown, file, proceedings, onVersion, onGone }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = usePaperName();
  const proceedingName = useProceedingName();
  const pagesOf = usePageCount();
  const mayEdit = useMay('edit', 'papers');
  const [opened, setOpened] = useState<'edit' | 'move' | null>(null);
  const proceeding = proceedings.find(({ id }) => id === paper.proceedingId);
  // the list has them without
  const { versions = [] } =
    useGetOne<Paper & { versions?: Version[] }>('papers', { id: paper.id }).data ?? {};
  const word = (name: string) => translate(`resources.papers.fields.${name}`);
  const facts: [string, string | null | undefined | false][] = [
    [word('caseFilingId'), file],
    [word('proceedingId'), proceeding && proceedingName(proceeding)],
    [word('kind'), nameIn(language, paper.kindName, paper.kindNameBn)],
    [word('date'), paper.date && formatDay(paper.date, language)],
    [word('name'), paper.name],
    [word('memo'), paper.memo],
    [word('from'), paper.from],
    [word('to'), paper.to],
    [word('description'), paper.description],
    [word('source'), paper.source && translate(`resources.papers.choices.source.${paper.source}`)],
    [
      translate('filePapers.viewer.file'),
      [pagesOf(paper.pages), shownSize(paper.bytes, language)].filter(Boolean).join(', '),
    ],
    [
      translate('filePapers.viewer.added'),
      [(paper.createdBy as Person | null)?.fullName, formatInstant(String(paper.createdAt), language)]
        .filter(Boolean)
        .join(', '),
    ],
  ];
  return (
    <>
      <Box component="dl" sx={list}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Box>
      {mayEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1 }}>
          <RecordButtons
            resource="papers"
            record={paper}
            name={nameOf(paper)}
            words={WORDS}
            onEdit={() => setOpened('edit')}
            onDeleted={onGone}
          />
          <Button size="small" startIcon={<MoveIcon />} onClick={() => setOpened('move')}>
            {translate('filePapers.move.action')}
          </Button>
          <NewVersion paper={paper} icon={<VersionIcon />} />
        </Box>
      )}
      {versions.length > 1 && (
        <>
          <Typography component="h2" variant="subtitle2" sx={{ mt: 2 }}>
            {translate('filePapers.viewer.versions')}
          </Typography>
          <Box component="ol" reversed sx={{ m: 0, pl: 0, listStyle: 'none' }}>
            {versions.toReversed().map((each) => (
              <Box key={each.version} component="li" sx={{ py: 0.5 }}>
                <Link
                  component="button"
                  type="button"
                  aria-current={each.version === shown}
                  sx={{ fontWeight: each.version === shown ? 600 : 400, textAlign: 'start' }}
                  onClick={() => onVersion({ ...each, id: paper.id, fileVersion: each.version })}
                >
                  {translate(
                    each.version === paper.fileVersion
                      ? 'filePapers.viewer.present'
                      : 'filePapers.viewer.version',
                    {
                      version: each.version,
                    },
                  )}
                </Link>
                <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                  {[formatInstant(each.at, language), each.by?.fullName, pagesOf(each.pages)]
                    .filter(Boolean)
                    .join(', ')}
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
      {opened === 'edit' && (
        <PaperDialog paper={paper} proceedings={proceedings} onClose={() => setOpened(null)} />
      )}
      {opened === 'move' && (
        <MoveDialog paper={paper} file={file} onMoved={onGone} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const WORDS = { question: 'filePapers.deleteQuestion', deleted: 'filePapers.deleted' };

const beside = {
  width: '20rem',
  flex: 'none',
  overflow: 'auto',
  p: 2,
  borderLeft: 1,
  borderColor: 'divider',
};

const list = {
  m: 0,
  '& > div': { py: 0.5 },
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
};
