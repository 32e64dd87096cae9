import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAddressOf } from '../addresses';
import { useMay } from '../authProvider/useMay';

/**
 * Links to go on from a file that does not exist: to the list and, for administrators, to the bin, where the
 * file may be.
 */
export function MissingFileLinks({ id }: { id: string }) {
  const translate = useTranslate();
  const hasBin = useMay('read', 'deleted');
  const filter = JSON.stringify({ register: 'case-fillings', recordId: Number(id) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={useAddressOf()('/case-fillings')} variant="contained">
        {translate('files.toList')}
      </Button>
      {hasBin && (
        <Button component={Link} to={`/bin?${new URLSearchParams({ filter })}`} variant="outlined">
          {translate('files.toBin')}
        </Button>
      )}
    </Box>
  );
}
