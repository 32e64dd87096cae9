import { type Theme, keyframes } from '@mui/material/styles';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { palettes, type Scheme } from './palette';

const across = keyframes`
  from { transform: translateX(-100%) scaleX(0.2); }
  60% { transform: translateX(20%) scaleX(0.7); }
  to { transform: translateX(100%) scaleX(0.4); }
`;

/**
 * A progress bar animated with transforms, on the compositor. MUI's animates edges, so the page is laid
 * out and painted in every frame, which delays typing while a list loads.
 */
const busyBar = {
  '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar1': {
    inset: 0,
    width: '100%',
    animation: `${across} 1.6s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 },
  },
  '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar2': { display: 'none' },
};

declare module '@mui/material/styles' {
  interface Palette {
    bar: { main: string; here: string };
  }
  interface PaletteOptions {
    bar: { main: string; here: string };
  }
}

/** The bundled fonts, then the system's for the few characters that they lack, such as arrows. */
export const FONTS = "Casebook, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

function themeOf(scheme: Scheme): RaThemeOptions {
  return {
    ...defaultTheme,
    palette: paletteOf(scheme),
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: FONTS,
      fontSize: 13,
      h5: { fontSize: '1.25rem', fontWeight: 600 },
      h6: { fontSize: '1.0625rem', fontWeight: 600 },
      caption: { fontSize: '0.75rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components,
  };
}

function paletteOf(scheme: Scheme): RaThemeOptions['palette'] {
  const { page, paper, text, quiet, line, accent, bar, ...told } = palettes[scheme];
  const filled = ({ main, on, hover }: typeof accent) => ({
    main,
    contrastText: on,
    ...(hover && { dark: hover }),
  });
  return {
    mode: scheme,
    primary: filled(accent),
    secondary: filled(accent),
    error: filled(told.error),
    success: filled(told.success),
    warning: filled(told.warning),
    info: filled(told.info),
    background: { default: page, paper },
    text: { primary: text, secondary: quiet },
    divider: line,
    bar: { main: bar.main, here: bar.hover ?? bar.main },
  };
}

interface Themed {
  theme: Theme;
}

const paletteFor = ({ palette }: Theme) => palettes[palette.mode];

const edgedInTheDark = ({ theme: { palette } }: Themed) =>
  palette.mode === 'dark' ? { outline: `1px solid ${palette.divider}` } : {};

/** A dialog fills the screen of a phone, a question does not. A sheet at the foot says so by `data-sheet`. */
const wholePhone = ({ theme }: Themed) => ({
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    '&:not([role=alertdialog], [data-sheet] *)': {
      width: '100%',
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      margin: 0,
      borderRadius: 0,
    },
  },
});

/** Narrower padding on phones, which leaves the width to a dialog's content. */
const narrowOnPhones = ({ theme }: Themed) => ({ [theme.breakpoints.down('sm')]: { paddingInline: 16 } });

/**
 * Buttons side by side in one frame, which stays whole where they wrap: each row is filled, and lines separate the rows
 * as they do the buttons.
 */
const wholeWhenWrapped = ({ theme: { palette, shape } }: Themed) => ({
  flexWrap: 'wrap',
  overflow: 'clip',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '& .MuiToggleButtonGroup-grouped': {
    flexGrow: 1,
    // the lines of the last in a row and of the last row lie under the frame
    margin: '0 -1px -1px 0',
    border: `solid ${palette.divider}`,
    borderWidth: '0 1px 1px 0',
    borderRadius: 0,
    '&.Mui-focusVisible': { outlineOffset: -2 },
  },
});

/** The ring shows the focus. A pulsating ripple would lay out the page on each focus, and paint it in each frame. */
const NO_FOCUS_RIPPLE = { disableFocusRipple: true };

const components: RaThemeOptions['components'] = {
  ...defaultTheme.components,
  MuiAppBar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        backgroundColor: paletteFor(theme).bar.main,
        color: paletteFor(theme).bar.on,
      }),
    },
  },
  MuiCssBaseline: {
    styleOverrides: ({ palette }: Theme) => ({
      // A number whose parts, between `<wbr>`, never break.
      '.number-link, .whole-parts': { whiteSpace: 'nowrap', '& wbr': { whiteSpace: 'normal' } },
      // the browser's arrow of suggestions, as pale as MUI's arrow of choices
      'input[list]::-webkit-calendar-picker-indicator': { opacity: 0.6 },
      '.status-mark': { whiteSpace: 'nowrap' },
      '.status-mark::before': {
        content: '"" / ""',
        display: 'inline-block',
        boxSizing: 'border-box',
        width: '0.5rem',
        height: '0.5rem',
        marginInlineEnd: '0.375rem',
        border: `2px solid ${palette.info.main}`,
        borderRadius: '50%',
      },
      '.status-mark[data-settled]::before': {
        borderColor: palette.success.main,
        background: palette.success.main,
      },
    }),
  },
  MuiButton: {
    defaultProps: { disableElevation: true, ...NO_FOCUS_RIPPLE },
    styleOverrides: { sizeSmall: { lineHeight: 1.5 } },
  },
  MuiIconButton: { defaultProps: NO_FOCUS_RIPPLE },
  MuiToggleButtonGroup: {
    defaultProps: { exclusive: true, size: 'small', color: 'primary' },
    styleOverrides: { root: wholeWhenWrapped },
  },
  MuiToggleButton: {
    defaultProps: NO_FOCUS_RIPPLE,
    styleOverrides: {
      root: ({ theme }: Themed) => ({ padding: '5px 12px', color: theme.palette.text.secondary }),
    },
  },
  // No lightening by elevation in the dark scheme; an outline marks the edge instead.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { styleOverrides: { paper: [edgedInTheDark, wholePhone] } },
  MuiDialogTitle: { styleOverrides: { root: narrowOnPhones } },
  MuiDialogContent: { styleOverrides: { root: narrowOnPhones } },
  // Aligns the buttons with the texts above.
  MuiDialogActions: {
    styleOverrides: { root: [{ padding: '12px 24px' }, narrowOnPhones] },
  },
  MuiPopover: { styleOverrides: { paper: edgedInTheDark } },
  MuiListSubheader: { styleOverrides: { root: { lineHeight: 2.25, backgroundColor: 'transparent' } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { size: 'small', variant: 'outlined', margin: 'dense', fullWidth: true },
  },
  // These global styles detect browser autofill, which only password inputs need (src/account). Each input that
  // appears or disappears would change them, and the browser would restyle all buttons and inputs.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      // As high as a button.
      input: ({ ownerState: { multiline } }: { ownerState: { multiline?: boolean } }) =>
        multiline ? {} : { paddingBlock: '0.375rem' },
      // The label stands above, so the frame has no gap for it.
      notchedOutline: ({ theme }: Themed) => ({
        borderColor: paletteFor(theme).outline,
        top: 0,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: { fontSize: '0.75rem', minWidth: '1.25rem', height: '1.25rem', borderRadius: '0.625rem' },
    },
  },
  // Labels stand above their fields, as at the sign-in.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: '0.125rem',
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: 1.5,
        // Long labels end in an ellipsis, but the tops of Bengali vowel signs must stay visible.
        overflowX: 'clip',
        overflowY: 'visible',
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: edgedInTheDark,
      inputRoot: { '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: '0.21875rem' } },
    },
  },
  // Only errors interrupt a screen reader, and have the role `alert`.
  MuiAlert: { defaultProps: { role: 'status' } },
  MuiTooltip: { defaultProps: { describeChild: true } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiLinearProgress: { styleOverrides: { root: busyBar } },
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
      }),
    },
  },
};

/** One dense look in two schemes (docs/design.md). */
export const themes: Record<Scheme, RaThemeOptions> = { light: themeOf('light'), dark: themeOf('dark') };

/** Both schemes for react-admin, which follows the person's choice or the system; print is always light. */
export function useThemes() {
  const onPaper = useSyncExternalStore(subscribe, isOnPaper);
  return { lightTheme: themes.light, darkTheme: onPaper ? null : themes.dark };
}

const isOnPaper = () => window.matchMedia('print').matches;

function subscribe(renew: () => void) {
  const print = window.matchMedia('print');
  print.addEventListener('change', renew);
  return () => print.removeEventListener('change', renew);
}
