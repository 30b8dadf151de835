import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The design system's lazy parts arrive by import(), which a busy machine can keep waiting.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
