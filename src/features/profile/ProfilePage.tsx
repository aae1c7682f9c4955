export const ProfilePage = () => null;
