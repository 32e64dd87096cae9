import LeftIcon from '@mui/icons-material/ChevronLeft';
import RightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';

interface Props {
  to: 'previous' | 'next';
  name: string;
  onClick: () => void;
}

/** A button that goes to the days before or after those shown. */
export const StepButton = ({ to, name, onClick }: Props) => {
  const Icon = to === 'previous' ? LeftIcon : RightIcon;
  return (
    <IconButton size="small" aria-label={name} title={name} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  );
};
