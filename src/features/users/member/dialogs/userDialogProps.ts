import { type User } from '@/services/userTypes';

export interface UserDialogProps {
  user: User;
  onClose: () => void;
}
