import CheckedIcon from '@mui/icons-material/CheckBoxOutlined';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import PickedIcon from '@mui/icons-material/RadioButtonCheckedOutlined';
import UnpickedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';

interface Props extends MenuItemProps {
  kind: keyof typeof icons;
  chosen: boolean;
  onChoose: () => void;
}

/**
 * One of several settings in a menu, which stays open after a choice. The remaining props come from MUI's
 * MenuList, which needs them for its keyboard handling.
 */
export const MenuChoice = ({ kind, chosen, onChoose, children, ...fromMenu }: Props) => (
  <MenuItem {...fromMenu} role={`menuitem${kind}`} aria-checked={chosen} onClick={onChoose}>
    <ListItemIcon sx={{ color: chosen ? 'primary.main' : undefined }}>
      {icons[kind][Number(chosen)]}
    </ListItemIcon>
    {children}
  </MenuItem>
);

const icons = {
  radio: [<UnpickedIcon key="unpicked" fontSize="small" />, <PickedIcon key="picked" fontSize="small" />],
  checkbox: [
    <UncheckedIcon key="unchecked" fontSize="small" />,
    <CheckedIcon key="checked" fontSize="small" />,
  ],
};
