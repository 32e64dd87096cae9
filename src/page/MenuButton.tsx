import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useId, useState, type ReactNode } from 'react';

interface Props extends Pick<ButtonProps, 'startIcon' | 'endIcon'> {
  label: string;
  /** The items; any click on one closes the menu. */
  children: ReactNode;
}

/** A button that opens a menu of links and actions. */
export function MenuButton({ label, children, ...icons }: Props) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  return (
    <>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
        {...icons}
      >
        {label}
      </Button>
      <Menu
        open={button !== null}
        anchorEl={button}
        onClose={close}
        onClick={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {children}
      </Menu>
    </>
  );
}
