import { MoonStars, Sun } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../hooks';
import { selectTheme, themeChosen } from '../themeState';

export function ThemeSwitch() {
  const dispatch = useAppDispatch();
  const isDark = useSelector(selectTheme) === 'dark';
  const label = isDark ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={label}
      title={label}
      onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
    >
      {isDark ? <Sun aria-hidden /> : <MoonStars aria-hidden />}
    </button>
  );
}
