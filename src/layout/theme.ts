import { defaultTheme, type RaThemeOptions } from 'react-admin';

// The Bengali face must stand first: it covers Bengali alone, and behind a system font it is not asked.
export const FONTS = "'Casebook Bengali', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** One calm, dense look; every colour pair reaches WCAG AA. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: '#00594f', dark: '#003f38', light: '#2b7d72', contrastText: '#ffffff' },
    secondary: { main: '#00594f', contrastText: '#ffffff' },
    error: { main: '#b3261e' },
    success: { main: '#1b6e3c' },
    warning: { main: '#8a5300' },
    info: { main: '#14598f' },
    background: { default: '#f4f6f6', paper: '#ffffff' },
    text: { primary: '#1b2625', secondary: '#4d5b59' },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONTS,
    fontSize: 13,
    h5: { fontSize: '1.25rem', fontWeight: 600 },
    h6: { fontSize: '1.0625rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { sizeSmall: { lineHeight: 1.5 } },
    },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { size: 'small', variant: 'outlined', margin: 'dense', fullWidth: true },
    },
    // Long labels end in an ellipsis; the tops of Bengali vowel signs must not be cut with it.
    MuiInputLabel: { styleOverrides: { root: { overflowX: 'clip', overflowY: 'visible' } } },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiTooltip: { defaultProps: { describeChild: true } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiButtonBase: {
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid #00594f', outlineOffset: 1 } } },
    },
  },
};
