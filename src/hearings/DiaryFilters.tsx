import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { purposes } from '../../domain/hearings';
import { proceedingKinds } from '../../domain/proceedings';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { FoldedFilters } from '../list/filters/Folded';
import { useReferenceOptions, ToolbarSelect, type Option } from '../list/filters/ToolbarSelects';
import { proceedingKindNames } from './hearingColumns';
import type { Diary, DiaryFilter } from './useDiary';
import { useTypedNames, type TypedName } from './useTypedNames';

/** The diary's filters; on a phone they collapse behind a button. */
export function DiaryFilters({ diary }: { diary: Diary }) {
  const translate = useTranslate();
  const held = usePerson()?.authorities ?? [];
  const sections = useReferenceOptions('workplace');
  const count = Object.keys(diary.set).length;
  const select = (name: DiaryFilter, options: Option[]) => (
    <ToolbarSelect
      key={name}
      label={translate(`diary.filters.labels.${name}`)}
      value={diary.set[name] ?? ''}
      options={[{ value: '', label: translate('lists.all') }, ...options]}
      onPick={(value) => diary.go({ set: { [name]: value } })}
    />
  );
  const kinds = proceedingKinds.filter(({ name }) => isShown(held, 'list', name));
  return (
    <FoldedFilters count={count}>
      {select(
        'kind',
        kinds.map(({ name }) => ({ value: name, label: translate(proceedingKindNames[name]!) })),
      )}
      {select('workPlaceId', sections)}
      <TextFilter diary={diary} name="court" />
      <TextFilter diary={diary} name="lawOfficer" />
      {select(
        'purpose',
        purposes.map((value) => ({ value, label: translate(`resources.hearings.choices.purpose.${value}`) })),
      )}
      {select('mine', [{ value: 'true', label: translate('diary.filters.mine') }])}
      {select(
        'result',
        (['missing', 'none'] as const).map((value) => ({
          value,
          label: translate(`diary.filters.results.${value}`),
        })),
      )}
      {count > 0 && (
        <Button onClick={() => diary.clear()} sx={{ flex: 'none' }}>
          {translate('lists.clearFilters')}
        </Button>
      )}
    </FoldedFilters>
  );
}

interface TextFilterProps {
  diary: Diary;
  name: TypedName;
}

/**
 * A filter by a whole name, typed or chosen from the names typed before. It takes effect on Enter and when
 * the input loses focus.
 */
function TextFilter({ diary, name }: TextFilterProps) {
  const known = useTypedNames(name);
  const translate = useTranslate();
  const id = useId();
  const applied = diary.set[name] ?? '';
  const apply = (typed: string) => {
    if (typed.trim() !== applied) diary.go({ set: { [name]: typed.trim() } });
  };
  return (
    <>
      <TextField
        key={applied}
        size="small"
        label={translate(`diary.filters.labels.${name}`)}
        defaultValue={applied}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, target }) => key === 'Enter' && apply((target as HTMLInputElement).value)}
        slotProps={{ htmlInput: { list: id, autoComplete: 'off' }, inputLabel: { shrink: true } }}
      />
      <datalist id={id}>
        {known.map((each) => (
          <option key={each} value={each} aria-label={each} />
        ))}
      </datalist>
    </>
  );
}
