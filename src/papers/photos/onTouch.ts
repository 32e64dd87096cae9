/** Only a device with a touch screen has a camera to take a paper with. */
export const onTouch = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } };
