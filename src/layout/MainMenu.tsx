import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { isShown } from '../authProvider/permissions';
import { useSession } from '../authProvider/useSession';
import { resourceRoutes } from '../routes';

/** The screens the person's roles may see: side by side, or below each other when folded. */
export function MainMenu({ folded = false, onChoose }: { folded?: boolean; onChoose?: () => void }) {
  const translate = useTranslate();
  const held = useSession()?.person.authorities ?? [];
  return (
    <Box
      component="nav"
      id="main-menu"
      aria-label={translate('layout.mainMenu')}
      sx={folded ? belowEachOther : sideBySide}
    >
      {resourceRoutes
        .filter(({ resource }) => isShown(held, 'list', resource))
        .map(({ resource, list, menu }) => (
          <MenuEntry key={resource} to={list.path} name={translate(menu)} onChoose={onChoose} />
        ))}
    </Box>
  );
}

interface EntryProps {
  to: string;
  name: string;
  onChoose: (() => void) | undefined;
}

/** A name that the bar has no room for ends in an ellipsis and is whole in the tooltip. */
const MenuEntry = ({ to, name, onChoose }: EntryProps) => (
  <Tooltip title={name} describeChild={false}>
    <Button component={NavLink} to={to} onClick={onChoose} color="inherit" sx={entry}>
      <Box component="span" className="name">
        {name}
      </Box>
    </Button>
  </Tooltip>
);

const belowEachOther = { display: 'flex', flexDirection: 'column', p: 1 };

// Every entry is as wide as its name as long as there is room; then the longest give way first.
const sideBySide = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  minWidth: 0,
  '& .name': { minWidth: 0, overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};

const entry = {
  justifyContent: 'flex-start',
  minWidth: 0,
  '&.active': { bgcolor: 'primary.dark' },
};
