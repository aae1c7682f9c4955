export const ModeratorsPage = () => null;
