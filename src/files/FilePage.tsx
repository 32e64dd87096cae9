export const FilePage = () => null;
