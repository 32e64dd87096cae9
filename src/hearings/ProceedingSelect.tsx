import Box from '@mui/material/Box';
import type { Proceeding } from '../dataProvider/files';
import { WIDE } from '../inputs/FormGroup';
import { SelectField } from '../inputs/SelectField';
import { useProceedingName } from './hearingNames';

interface Props {
  source?: string;
  proceedings: readonly Proceeding[];
  clearable?: boolean;
  required?: boolean;
}

/** A choice among the proceedings of a file, wide enough for their numbers; nothing if the file has none. */
export function ProceedingSelect({
  source = 'proceedingId',
  proceedings,
  clearable = true,
  ...required
}: Props) {
  const nameOf = useProceedingName();
  if (proceedings.length === 0) return null;
  const options = proceedings.map((each) => ({ value: each.id, label: nameOf(each) }));
  return (
    <Box className={WIDE}>
      <SelectField source={source} options={options} clearable={clearable} {...required} />
    </Box>
  );
}
