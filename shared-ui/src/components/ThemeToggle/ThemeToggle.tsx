import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../theme/useTheme';
import { IconButton } from '../IconButton/IconButton';

/** Switches between the dark prompt desk and the paper prompt book. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton label={theme === 'dark' ? 'Use light theme' : 'Use dark theme'} onClick={toggle}>
      <Icon strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}
