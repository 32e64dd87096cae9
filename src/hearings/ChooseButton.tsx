import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import SomeIcon from '@mui/icons-material/IndeterminateCheckBox';
import IconButton from '@mui/material/IconButton';

interface Props {
  name: string;
  isChosen: boolean;
  /** Whether some, but not all, of the hearings that the button stands for are selected. */
  isSome?: boolean;
  onClick: () => void;
}

/** A button rather than a checkbox, since the arrow keys of a table go from button to button. */
export function ChooseButton({ name, isChosen, isSome = false, onClick }: Props) {
  const Icon = isChosen ? CheckedIcon : isSome ? SomeIcon : UncheckedIcon;
  return (
    <IconButton
      size="small"
      aria-pressed={isChosen || (isSome && 'mixed')}
      aria-label={name}
      onClick={onClick}
      sx={{ p: 0.25 }}
    >
      <Icon fontSize="small" color={isChosen || isSome ? 'primary' : 'inherit'} />
    </IconButton>
  );
}
