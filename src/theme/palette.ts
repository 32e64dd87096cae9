/** Light or dark. docs/design.md lists the colour pairs and their contrast. */
export type Scheme = 'light' | 'dark';

/** A background with its text colour; `hover` is the background under the pointer. */
interface Ground {
  main: string;
  on: string;
  hover?: string;
}

interface Palette {
  /** The page's background. */
  page: string;
  /** Background of tables, forms, dialogs and menus. */
  paper: string;
  text: string;
  /** Labels, hints, second lines. */
  quiet: string;
  /** Borders of inputs. */
  outline: string;
  /** Lines between rows and around boxes; decorative only. */
  line: string;
  /** Buttons, links, selected items and the focus ring. */
  accent: Ground;
  /** The top bar; `hover` also marks the current place. */
  bar: Ground;
  error: Ground;
  success: Ground;
  warning: Ground;
  info: Ground;
  /** The error box. */
  failure: Ground;
}

// base.css repeats the colours the sign-in needs; a test compares them.
export const palettes: Record<Scheme, Palette> = {
  light: {
    page: '#f4f6f6',
    paper: '#ffffff',
    text: '#1b2625',
    quiet: '#4d5b59',
    outline: '#6b7977',
    line: '#d5dcdb',
    accent: { main: '#00594f', on: '#ffffff', hover: '#003f38' },
    bar: { main: '#00594f', on: '#ffffff', hover: '#003f38' },
    error: { main: '#b3261e', on: '#ffffff', hover: '#8c1d18' },
    success: { main: '#1b6e3c', on: '#ffffff' },
    warning: { main: '#8a5300', on: '#ffffff' },
    info: { main: '#14598f', on: '#ffffff' },
    failure: { main: '#fdf0ef', on: '#8c1d18' },
  },
  dark: {
    page: '#101716',
    paper: '#1a2322',
    text: '#e4ebe9',
    quiet: '#aab8b5',
    outline: '#7f8f8c',
    line: '#34413f',
    accent: { main: '#78cfc1', on: '#00251f', hover: '#9be0d5' },
    bar: { main: '#0c322d', on: '#ffffff', hover: '#1c544c' },
    error: { main: '#f5a9a1', on: '#3a0b07', hover: '#f9c7c2' },
    success: { main: '#86d6a4', on: '#06210f' },
    warning: { main: '#ecc079', on: '#2b1a00' },
    info: { main: '#93c8f2', on: '#05223a' },
    failure: { main: '#3a1a18', on: '#f9c7c2' },
  },
};
