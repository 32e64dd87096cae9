import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Limit } from '../dataProvider/limits';
import { actionsOf, type LimitAction } from './LimitDialogs';

interface Props {
  limit: Limit;
  /** The action with a button of its own. */
  first: LimitAction;
  /** The limit's name in the buttons' labels. */
  name: string;
  onAct: (action: LimitAction) => void;
}

/** One action on a limit, and a menu with the others. */
export function LimitButtons({ limit, first, name, onAct }: Props) {
  const translate = useTranslate();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const words = (action: string) => translate('limits.of', { action, name });
  const firstAction = translate(`limits.actions.${first}`);
  const change = translate('limits.change');
  return (
    <>
      <Button size="small" aria-label={words(firstAction)} onClick={() => onAct(first)}>
        {firstAction}
      </Button>
      <Button
        size="small"
        aria-label={words(change)}
        aria-haspopup="menu"
        aria-expanded={Boolean(menu)}
        onClick={(event) => setMenu(event.currentTarget)}
      >
        {change}
      </Button>
      <Menu
        anchorEl={menu}
        open={Boolean(menu)}
        onClose={() => setMenu(null)}
        slotProps={{ list: { 'aria-label': words(change) } }}
      >
        {actionsOf(limit)
          .filter((action) => action !== first)
          .map((action) => (
            <MenuItem
              key={action}
              onClick={() => {
                setMenu(null);
                onAct(action);
              }}
            >
              {translate(`limits.actions.${action}`)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
