import { useEffect, useState } from 'react';
import { loadConfig, loadedConfig, type Config } from './config';

/** The server's configuration for the UI; undefined until loaded. */
export function useConfig(): Config | undefined {
  const [config, setConfig] = useState(loadedConfig);
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
