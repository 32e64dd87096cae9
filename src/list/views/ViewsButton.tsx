import ViewsIcon from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MenuChoice } from '../../page/MenuChoice';
import { useViews } from './views';

// Each dialog is loaded when it is first opened.
const dialogs = {
  save: lazy(async () => ({ default: (await import('./ViewDialogs')).SaveViewDialog })),
  manage: lazy(async () => ({ default: (await import('./ViewDialogs')).ManageViewsDialog })),
};

export function ViewsButton({ onShown }: { onShown?: () => void }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const { views, show, shown } = useViews();
  const open = (dialog?: keyof typeof dialogs) => {
    setMenu(null);
    setOpened(dialog);
  };
  const close = () => {
    setOpened(undefined);
    setTimeout(() => button.current?.focus()); // the menu entry that opened the dialog is unmounted
  };
  const Dialog = opened && dialogs[opened];
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(menu)}
        onClick={(event) => setMenu(event.currentTarget)}
      >
        {translate('lists.views.open')}
      </Button>
      <Menu
        anchorEl={menu}
        open={Boolean(menu)}
        onClose={() => open()}
        slotProps={{
          list: { dense: true, 'aria-label': translate('lists.views.open') },
          paper: { sx: paper },
        }}
      >
        {views.map((view) => (
          <MenuChoice
            key={view.name}
            kind="radio"
            chosen={view === shown}
            onChoose={() => {
              open();
              show(view);
              onShown?.();
            }}
          >
            <span style={ellipsis}>{view.name}</span>
          </MenuChoice>
        ))}
        {views.length > 0 && <Divider component="li" />}
        <MenuItem onClick={() => open('save')}>
          <ListItemIcon />
          {translate('lists.views.save')}
        </MenuItem>
        {views.length > 0 && (
          <MenuItem onClick={() => open('manage')}>
            <ListItemIcon />
            {translate('lists.views.manage')}
          </MenuItem>
        )}
      </Menu>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const paper = { maxHeight: 'min(70vh, 36rem)', maxWidth: 'min(24rem, calc(100vw - 2rem))' };
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' };
