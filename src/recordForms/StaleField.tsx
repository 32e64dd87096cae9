import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import type { Field } from '../../domain/fields';
import { useShownValue, type FieldProps } from '../fields/FieldValue';
import type { Difference, Side, Versions } from './threeWayMerge';

interface Props {
  difference: Difference;
  field: Field;
  versions: Versions;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  isMissing: boolean;
}

export function StaleField({ difference, field, versions, chosen, onChoose, isMissing }: Props) {
  const { name, changedBy } = difference;
  const translate = useTranslate();
  const label = useTranslateLabel()({ source: name });
  const id = useId();
  return (
    <RadioGroup
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-about`}
      aria-required={changedBy === 'both'}
      aria-invalid={isMissing}
      value={chosen ?? null}
      onChange={(_event, side) => onChoose(side as Side)}
      sx={[columns, row]}
    >
      <Box sx={heading}>
        <Typography id={`${id}-label`} component="h3" variant="body1" sx={{ fontWeight: 600, mb: 0.25 }}>
          {label}
        </Typography>
        <div id={`${id}-about`}>
          <ChangedBy by={changedBy} />
          {isMissing && <FormHelperText error>{translate('forms.stale.choose')}</FormHelperText>}
        </div>
      </Box>
      <Box sx={{ p: { xs: 0, md: 1 }, color: 'text.secondary' }}>
        <Caption text={translate('forms.stale.base')} />
        <VersionValue source={name} field={field} record={versions.base} />
      </Box>
      {SIDES.map((side) => (
        <FormControlLabel
          key={side}
          value={side}
          control={<Radio size="small" />}
          label={
            <>
              <Caption text={translate(`forms.stale.${side}`)} />
              <VersionValue source={name} field={field} record={versions[side]} />
            </>
          }
          sx={option}
        />
      ))}
    </RadioGroup>
  );
}

const SIDES = ['theirs', 'mine'] as const;

function ChangedBy({ by }: { by: Difference['changedBy'] }) {
  const text = useTranslate()(`forms.stale.changedBy.${by}`);
  if (by === 'both') return <Chip size="small" color="warning" label={text} />;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}

/** Names the version; hidden visually where the columns have headings. */
const Caption = ({ text }: { text: string }) => (
  <Box component="span" sx={caption}>
    {text}
  </Box>
);

export function VersionValue(props: FieldProps) {
  const none = useTranslate()('forms.none');
  return (
    <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {useShownValue(props) ?? none}
    </Box>
  );
}

const row = {
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&[aria-invalid=true] > label': { borderColor: 'error.main' },
};

/** Stays visible below the headings beside a long text. */
const heading = { position: { md: 'sticky' }, top: '2.75rem', alignSelf: 'start' };

const caption = (theme: Theme) => ({
  display: 'block',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  [theme.breakpoints.up('md')]: visuallyHidden,
});

const option = {
  position: 'relative',
  alignItems: 'flex-start',
  m: 0,
  pr: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.hover' },
  '& .MuiFormControlLabel-label': { minWidth: 0, py: 1 },
};

/** A field with its three versions beside it, or below it on a narrow screen. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) repeat(3, minmax(0, 4fr))' },
  gap: 1,
};

/** The columns' headings. Each version repeats its own for screen readers and narrow screens. */
export function StaleHeadings() {
  const translate = useTranslate();
  return (
    <Box aria-hidden="true" sx={[columns, headings]}>
      {(['field', 'base', 'theirs', 'mine'] as const).map((column) => (
        <span key={column}>{translate(`forms.stale.${column}`)}</span>
      ))}
    </Box>
  );
}

const headings = {
  display: { xs: 'none', md: 'grid' },
  position: 'sticky',
  top: 0,
  zIndex: 1,
  py: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontWeight: 600,
  '& > :not(:first-of-type)': { px: 1 },
};
