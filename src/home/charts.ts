/** The charts, in one file that is loaded after the figures. */
export { MonthBars } from './MonthBars';
export { StatusDonut } from './StatusDonut';
