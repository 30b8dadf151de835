import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollAndFocusRestoration } from './useScrollAndFocusRestoration';

const SCROLL_KEY = 'standby:scroll';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** Opens a screen, as Back or a reload would. */
function comeBack(hash = ''): void {
  const location = { pathname: '/rooms', hash, key: 'a' };
  renderHook(() => useScrollAndFocusRestoration(location, true)).result.current();
}

describe('useScrollAndFocusRestoration', () => {
  it('restores the scroll position', () => {
    sessionStorage.setItem(SCROLL_KEY, '{"a /rooms":420}');
    comeBack();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 420, behavior: 'instant' });
  });

  it('leaves a prerendered page alone when the person has scrolled it', () => {
    sessionStorage.setItem(SCROLL_KEY, '{"a /rooms":420}');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(100);
    comeBack();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it.each(['null', '7', '"text"', '[]', '{', '', '{"a /rooms":"far"}', '{"a /rooms":null}'])(
    'works even if %j is stored instead of positions',
    (stored) => {
      sessionStorage.setItem(SCROLL_KEY, stored);
      expect(() => comeBack()).not.toThrow();
      expect(window.scrollTo).not.toHaveBeenCalled();
    },
  );

  it.each(['#%E0%A4%A', '#%', '#%00', '#__proto__', '#<img src=x onerror=alert(1)>'])(
    'works even at the fragment %j',
    (hash) => expect(() => comeBack(hash)).not.toThrow(),
  );

  it('finds the target of a fragment, encoded or not', () => {
    const target = document.createElement('h2');
    target.id = 'größe 100%';
    target.scrollIntoView = vi.fn<() => void>();
    document.body.append(target);
    comeBack('#größe 100%');
    comeBack(`#${encodeURIComponent(target.id)}`);
    expect(target.scrollIntoView).toHaveBeenCalledTimes(2);
    target.remove();
  });
});
