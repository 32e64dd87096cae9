import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
      sx={{
        display: 'flex',
        flexDirection: folded ? 'column' : 'row',
        alignItems: 'stretch',
        p: folded ? 1 : 0,
      }}
    >
      {resourceRoutes
        .filter(({ resource }) => isShown(held, 'list', resource))
        .map(({ resource, list, menu }) => (
          <Button
            key={resource}
            component={NavLink}
            to={list.path}
            onClick={onChoose}
            color="inherit"
            sx={{
              justifyContent: 'flex-start',
              '&.active': { bgcolor: 'primary.dark' },
            }}
          >
            {translate(menu)}
          </Button>
        ))}
    </Box>
  );
}
