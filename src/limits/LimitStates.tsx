import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useGetList, useListFilterContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { openStates, type LimitState } from '../../domain/limits';
import { useLanguage } from '../i18n/useLanguage';
import { PaperFact } from '../list/table/PaperFact';

/**
 * A choice of one state, although a link may have set several. States that need action show how many limits
 * they have.
 */
export function LimitStates() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { state = '', ...others } = filterValues as { state?: string | string[] };
  const states = [state].flat();
  return (
    <>
      <PaperFact
        name={translate('resources.limits.fields.state')}
        value={state && states.map((each) => translate(`resources.limits.choices.state.${each}`)).join(', ')}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={state}
        onChange={(_event, next: string | null) =>
          next !== null && setFilters(next ? { ...others, state: next } : others)
        }
        aria-label={translate('resources.limits.fields.state')}
        sx={{ flexWrap: 'wrap', mb: 1.5, displayPrint: 'none' }}
      >
        {SHOWN.map((each) => (
          <ToggleButton key={each} value={each} sx={{ px: 1.5, textTransform: 'none' }}>
            <StateName state={each} others={others} />
          </ToggleButton>
        ))}
        <ToggleButton value="" sx={{ px: 1.5, textTransform: 'none' }}>
          {translate('lists.all')}
        </ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}

/** The states that are offered, in the order in which a limit passes through them. */
const SHOWN = [
  'RUNNING',
  'WAITING',
  'MISSED',
  'DONE',
  'NOT_NEEDED',
  'STOPPED',
] as const satisfies LimitState[];

function StateName({ state, others }: { state: LimitState; others: object }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { total, meta } = useGetList(
    'limits',
    { filter: { ...others, state }, pagination: { page: 1, perPage: 1 } },
    { enabled: openStates.includes(state) },
  );
  const name = translate(`resources.limits.choices.state.${state}`);
  if (total === undefined) return <>{name}</>;
  const count = formatCount(total, language) + (meta?.isMore ? '+' : '');
  return <>{translate('limits.counted', { name, count })}</>;
}
