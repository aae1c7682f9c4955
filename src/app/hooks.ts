import { useDispatch, useStore } from 'react-redux';
import { type AppStore } from './store';

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();

export const useAppStore = useStore.withTypes<AppStore>();
