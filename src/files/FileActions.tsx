import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import FollowedIcon from '@mui/icons-material/Notifications';
import FollowIcon from '@mui/icons-material/NotificationsNone';
import HistoryIcon from '@mui/icons-material/History';
import AsOfDayIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAddressOf, PAGE_AT_HISTORY } from '../addresses';
import { useMay } from '../authProvider/useMay';
import { usePerson } from '../authProvider/useSession';
import type { FilePage } from '../dataProvider/files';
import { OPENED_FROM_LIST } from '../list/openedFromList';
import { AddCaseMenu } from '../resources/caseFilings/AddCaseMenu';
import { fileNumberOf, type CaseFilingRecord } from '../resources/caseFilings/caseFilingRecord';
import { useErrorDialog } from '../page/ErrorDialog';
import { PrintButton } from '../page/PrintButton';
import { useOpenDialog } from './FileDialogs';
import { standingOf } from './proceedingTree';

/** The buttons for what can be done with a file. */
export function FileActions({ page }: { page: FilePage }) {
  const addressOf = useAddressOf();
  const translate = useTranslate();
  const open = useOpenDialog();
  const filing = page.filing as CaseFilingRecord;
  const proceedingId = standingOf(page.proceedings)?.proceeding.id;
  return (
    <>
      {useMay('edit', 'case-fillings') && (
        <Button
          component={Link}
          to={addressOf(`/case-fillings/${filing.id}`)}
          // so that closing the dialog comes back here
          state={OPENED_FROM_LIST}
          startIcon={<EditIcon />}
        >
          {translate('forms.edit')}
        </Button>
      )}
      <AddCaseMenu fileNumber={fileNumberOf(filing)} />
      {useMay('create', 'hearings') && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => open({ dialog: 'addHearing', ...(proceedingId && { proceedingId }) })}
        >
          {translate('hearings.add')}
        </Button>
      )}
      {useMay('create', 'notes') && (
        <Button startIcon={<AddIcon />} onClick={() => open({ dialog: 'note' })}>
          {translate('files.addNote')}
        </Button>
      )}
      <Button component={Link} to={PAGE_AT_HISTORY} replace startIcon={<HistoryIcon />}>
        {translate('forms.history')}
      </Button>
      <Button startIcon={<AsOfDayIcon />} onClick={() => open({ dialog: 'asOfDay' })}>
        {translate('history.asOfDay.action')}
      </Button>
      <PrintButton />
      <FollowButton id={filing.id} followers={page.followers} />
    </>
  );
}

function FollowButton({ id, followers }: { id: number; followers: FilePage['followers'] }) {
  const translate = useTranslate();
  const userName = usePerson()?.userName;
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const isFollowed = followers.some((follower) => follower.userName === userName);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      isFollowed
        ? dataProvider.delete('follows', { id })
        : dataProvider.create('follows', { data: { caseFilingId: id } }),
    onSuccess: () => queries.invalidateQueries(),
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={isFollowed ? <FollowedIcon /> : <FollowIcon />}
      onClick={() => !isPending && mutate()}
      aria-disabled={isPending}
    >
      {translate(isFollowed ? 'files.unfollow' : 'files.follow')}
    </Button>
  );
}
