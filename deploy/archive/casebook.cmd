@echo off
rem Runs Casebook's programs with the Node.js that lies beside them.
"%~dp0bin\node.exe" "%~dp0tools\start.mjs" %*
