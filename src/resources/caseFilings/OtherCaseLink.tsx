import AddIcon from '@mui/icons-material/Add';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { NO_CASE } from '../../../domain/caseFilings';
import { fileNumberInPath } from '../../../domain/fileNumber';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { isShown } from '../../authProvider/permissions';
import { usePerson } from '../../authProvider/useSession';
import type { LatestCase } from '../../dataProvider/fileStatus';
import { OPENED_FROM_LIST } from '../../list/openedFromList';

const words = 'resources.case-fillings.otherCases';

interface Props {
  /** The type's name. */
  name: string;
  type: CaseType;
  latest: LatestCase;
  fileNumber: string | undefined;
}

/** Links to a filing's latest case of a type and to the form for a first or further one. */
export function OtherCaseLink({ name, type, latest, fileNumber }: Props) {
  const translate = useTranslate();
  const held = usePerson()?.authorities ?? [];
  const { list, add } = type.routes;
  const labelled = (action: string) => ({
    'aria-label': translate('lists.rowAction', { action, record: name }),
    children: action,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {latest.id !== null && (
        <Button
          component={Link}
          to={`${list}/${latest.id}/details`}
          state={OPENED_FROM_LIST}
          size="small"
          variant="outlined"
          startIcon={<ViewIcon />}
          {...labelled(translate(`${words}.view`))}
        />
      )}
      {isShown(held, 'create', type.name) && (
        <Button
          component={Link}
          to={fileNumber ? `${add}/${fileNumberInPath(fileNumber)}` : add}
          size="small"
          startIcon={<AddIcon />}
          {...labelled(translate(`${words}.create`))}
        />
      )}
    </Box>
  );
}

/** A status as text; an unknown one of a foreign server as it was sent. */
export function LatestStatus({ status }: LatestCase) {
  const translate = useTranslate();
  const missing = status === null || status === NO_CASE;
  return (
    <Box sx={{ color: missing ? 'text.secondary' : undefined }}>
      {status === null ? translate('forms.none') : translate(`${words}.statuses.${status}`, { _: status })}
    </Box>
  );
}
