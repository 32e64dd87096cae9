import { useEffect, useState } from 'react';
import { loadConfig, type Config } from './config';

/** What the server says about itself, once it has. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState<Config | null>(null);
  useEffect(() => {
    let left = false;
    loadConfig().then(
      (loaded) => !left && setConfig(loaded),
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  return config;
}
